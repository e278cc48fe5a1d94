import { dayMs } from '../../platform/durations.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { readList } from '../../platform/guard/session/own-writes.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardsOf, newestFirst, pageOfKeys, pageOfPosts, sendPosts } from '../../stays/posts/index.ts';
import { discoverIds, firstDiscoveries, followedIds, newestFollowed } from './queries.ts';

/** The discovery feed looks back this many days. */
const discoverDays = 90;

const mostFavouredFirst = {
  cursor: ['integer', 'time', 'bigint'] as const,
  position: (row: { favourites_count: number; created_at: Date; id: number }) =>
    [row.favourites_count, row.created_at.toISOString(), row.id] as const,
};

export function feedRoutes(api: Api, platform: Platform): void {
  const { clock } = platform;
  const cards = cardsOf(platform);
  api.serve('GET /api/users/followers/allposts', async (call) => {
    const list = { ...call.query, viewer: call.viewer, cards };
    const page = await readList(platform, call, async (db) => {
      if (!list.cursor) {
        const newest = await pageOfKeys(db, list, {
          ...newestFirst,
          visibleRows: (wanted) => newestFollowed(db, wanted),
        });
        // Only a full page is sure to be the right one.
        if (newest.next !== null) return newest;
      }
      return pageOfPosts(db, list, {
        ...newestFirst,
        visibleCandidates: (wanted) => followedIds(db, wanted),
      });
    });
    return sendPosts(call, page);
  });

  api.serve('GET /api/feed/discover', async (call) => {
    const since = new Date(clock.now().getTime() - discoverDays * dayMs);
    const list = { ...call.query, viewer: call.viewer, cards };
    const page = await readList(platform, call, (db) =>
      list.cursor
        ? pageOfPosts(db, list, {
            ...mostFavouredFirst,
            visibleCandidates: (wanted) => discoverIds(db, { ...wanted, since }),
          })
        : pageOfKeys(db, list, {
            ...mostFavouredFirst,
            visibleRows: (wanted) => firstDiscoveries(db, { ...wanted, since }),
          }),
    );
    return sendPosts(call, page);
  });
}
