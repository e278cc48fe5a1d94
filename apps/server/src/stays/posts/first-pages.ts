import { type SelectQueryBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { atHotel, byAuthor, latest, newestVisible } from './queries.ts';
import { type PostView, postViews } from './views/queries.ts';

/*
 * First pages, which pages open with: found and filled in by one prepared statement each, one for visitors, whom nobody has blocked, and one
 * for members. Later pages, which few turn to, go through the stages of every list.
 */

interface FirstPage {
  viewerId: number;
  limit: number;
}

/** Of these candidates the first page, newest first, found and with all that a reader sees in one statement. */
const firstViews = (
  db: Executor,
  candidates: SelectQueryBuilder<Tables, 'posts', unknown>,
  { viewerId, limit }: FirstPage,
) =>
  postViews(db, viewerId).where('posts.id', 'in', (eb) =>
    eb
      .selectFrom(newestVisible(candidates, { viewerId, limit, last: null }).as('newest'))
      .select('newest.id'),
  );

const latestForVisitors = statement((db, { limit }: { limit: number }) =>
  firstViews(db, latest(db, 0), { viewerId: 0, limit }),
);
const latestForMembers = statement((db, { viewerId, limit }: FirstPage) =>
  firstViews(db, latest(db, viewerId), { viewerId, limit }),
);

/** The first page of everybody's posts but those of whom the viewer has muted, with all that a reader sees, in no order. */
export function latestPosts(db: Executor, page: FirstPage): Promise<PostView[]> {
  return page.viewerId === 0 ? latestForVisitors(db, page) : latestForMembers(db, page);
}

const activeByAuthor = (db: Executor, userId: number) =>
  byAuthor(db, userId).where('posts.archived', '=', sql.lit(false));
const byAuthorForVisitors = statement((db, { userId, limit }: { userId: number; limit: number }) =>
  firstViews(db, activeByAuthor(db, userId), { viewerId: 0, limit }),
);
const byAuthorForMembers = statement((db, { userId, viewerId, limit }: FirstPage & { userId: number }) =>
  firstViews(db, activeByAuthor(db, userId), { viewerId, limit }),
);

/** The first page of a member's active posts with all that a reader sees, in no order. */
export function newestByAuthor(db: Executor, page: FirstPage & { userId: number }): Promise<PostView[]> {
  return page.viewerId === 0 ? byAuthorForVisitors(db, page) : byAuthorForMembers(db, page);
}

const atHotelForVisitors = statement((db, { hotelId, limit }: { hotelId: number; limit: number }) =>
  firstViews(db, atHotel(db, hotelId), { viewerId: 0, limit }),
);
const atHotelForMembers = statement((db, { hotelId, viewerId, limit }: FirstPage & { hotelId: number }) =>
  firstViews(db, atHotel(db, hotelId), { viewerId, limit }),
);

/** The first page of the public posts about a hotel with all that a reader sees, in no order. */
export function newestAtHotel(db: Executor, page: FirstPage & { hotelId: number }): Promise<PostView[]> {
  return page.viewerId === 0 ? atHotelForVisitors(db, page) : atHotelForMembers(db, page);
}
