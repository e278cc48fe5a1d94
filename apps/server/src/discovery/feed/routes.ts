import { discoverFeed, followedFeed } from '@staylore/contract/discovery/feed';
import { cutPage, readCursor } from '../../platform/db/cursor.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { pageOfViews, postsInOrder } from '../../stays/posts/index.ts';
import { discoverIds, followedIds, newestFollowed } from './queries.ts';

/** The discovery feed looks back this many days. */
const discoverDays = 90;
const day = 24 * 60 * 60 * 1000;

/** The feeds of a member. */
export function feedRoutes(api: Api, { db, clock, config }: Platform): void {
  const { publicUrl } = config.http;
  api.serve(followedFeed, async (call) => {
    const { query, viewer } = call;
    const read = readCursor(query.cursor, ['time', 'integer']);
    const last = read === null ? null : { created_at: read[0], id: read[1] };
    const wanted = { viewerId: viewer.id, limit: query.limit + 1 };
    const newest = last === null ? await newestFollowed(db, wanted) : [];
    if (newest.length === wanted.limit) {
      const first = pageOfViews(newest, { viewer, publicUrl, limit: query.limit });
      call.linkNext(first.next);
      return first.posts;
    }
    const rows = await followedIds(db, { ...wanted, last });
    const page = cutPage(rows, query.limit, (row) => [row.created_at.toISOString(), row.id]);
    call.linkNext(page.next);
    return postsInOrder(
      db,
      page.rows.map((row) => row.id),
      { viewer, publicUrl },
    );
  });

  api.serve(discoverFeed, async (call) => {
    const { query, viewer } = call;
    const read = readCursor(query.cursor, ['integer', 'time', 'integer']);
    const last = read === null ? null : { favourites: read[0], created_at: read[1], id: read[2] };
    const since = new Date(clock.now().getTime() - discoverDays * day);
    const rows = await discoverIds(db, { viewerId: viewer.id, since, last, limit: query.limit + 1 });
    const page = cutPage(rows, query.limit, (row) => [
      row.favourites_count,
      row.created_at.toISOString(),
      row.id,
    ]);
    call.linkNext(page.next);
    return postsInOrder(
      db,
      page.rows.map((row) => row.id),
      { viewer, publicUrl },
    );
  });
}
