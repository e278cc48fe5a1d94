import { discoverFeed, followedFeed } from '@staylore/contract/discovery/feed';
import type { Api } from '../../platform/guard/guard.ts';
import { readList } from '../../platform/guard/own-writes.ts';
import { sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { newestFirst, pageOfPosts, pageOfViews } from '../../stays/posts/index.ts';
import { discoverIds, followedIds, newestFollowed } from './queries.ts';

/** The discovery feed looks back this many days. */
const discoverDays = 90;
const day = 24 * 60 * 60 * 1000;

/** The feeds of a member. */
export function feedRoutes(api: Api, platform: Platform): void {
  const { clock, config } = platform;
  const { publicUrl } = config.http;
  api.serve(followedFeed, async (call) => {
    const list = { ...call.query, viewer: call.viewer, publicUrl };
    const page = await readList(platform, call, async (db) => {
      if (!list.cursor) {
        const newest = await pageOfViews(list, (wanted) => newestFollowed(db, wanted));
        // Only a full page is sure to be the right one.
        if (newest.next !== null) return newest;
      }
      return pageOfPosts(db, list, {
        ...newestFirst,
        visibleCandidates: (wanted) => followedIds(db, wanted),
      });
    });
    return sendPage(call, page);
  });

  api.serve(discoverFeed, async (call) => {
    const since = new Date(clock.now().getTime() - discoverDays * day);
    const list = { ...call.query, viewer: call.viewer, publicUrl };
    const page = await readList(platform, call, (db) =>
      pageOfPosts(db, list, {
        cursor: ['integer', 'time', 'integer'],
        visibleCandidates: (wanted) => discoverIds(db, { ...wanted, since }),
        position: (row) => [row.favourites_count, row.created_at.toISOString(), row.id],
      }),
    );
    return sendPage(call, page);
  });
}
