import { type SelectQueryBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { atHotel, byAuthor, latest, newestVisible } from './queries.ts';
import { type CardKey, cardKeys } from './views/queries.ts';

/*
 * First pages, which pages open with: the keys of their cards are found by one prepared statement each, one for visitors, whom nobody has
 * blocked, and one for members. Later pages, which few turn to, go through the stages of every list.
 */

interface FirstPage {
  viewerId: number;
  limit: number;
}

/** The keys of the first page of these candidates, newest first. */
const firstKeys = (
  db: Executor,
  candidates: SelectQueryBuilder<Tables, 'posts', unknown>,
  { viewerId, limit }: FirstPage,
) =>
  cardKeys(db, viewerId)
    .where('posts.id', 'in', (eb) =>
      eb
        .selectFrom(newestVisible(candidates, { viewerId, limit, last: null }).as('newest'))
        .select('newest.id'),
    )
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc');

const latestForVisitors = statement((db, { limit }: { limit: number }) =>
  firstKeys(db, latest(db, 0), { viewerId: 0, limit }),
);
const latestForMembers = statement((db, { viewerId, limit }: FirstPage) =>
  firstKeys(db, latest(db, viewerId), { viewerId, limit }),
);

/** The first page of everybody's posts but those of whom the viewer has muted, as the keys of their cards, in no order. */
export function latestPosts(db: Executor, page: FirstPage): Promise<CardKey[]> {
  return page.viewerId === 0 ? latestForVisitors(db, page) : latestForMembers(db, page);
}

const activeByAuthor = (db: Executor, userId: number) =>
  byAuthor(db, userId).where('posts.archived', '=', sql.lit(false));
const byAuthorForVisitors = statement((db, { userId, limit }: { userId: number; limit: number }) =>
  firstKeys(db, activeByAuthor(db, userId), { viewerId: 0, limit }),
);
const byAuthorForMembers = statement((db, { userId, viewerId, limit }: FirstPage & { userId: number }) =>
  firstKeys(db, activeByAuthor(db, userId), { viewerId, limit }),
);

/** The first page of a member's active posts as the keys of their cards, in no order. */
export function newestByAuthor(db: Executor, page: FirstPage & { userId: number }): Promise<CardKey[]> {
  return page.viewerId === 0 ? byAuthorForVisitors(db, page) : byAuthorForMembers(db, page);
}

const atHotelForVisitors = statement((db, { hotelId, limit }: { hotelId: number; limit: number }) =>
  firstKeys(db, atHotel(db, hotelId), { viewerId: 0, limit }),
);
const atHotelForMembers = statement((db, { hotelId, viewerId, limit }: FirstPage & { hotelId: number }) =>
  firstKeys(db, atHotel(db, hotelId), { viewerId, limit }),
);

/** The first page of the public posts about a hotel as the keys of their cards, in no order. */
export function newestAtHotel(db: Executor, page: FirstPage & { hotelId: number }): Promise<CardKey[]> {
  return page.viewerId === 0 ? atHotelForVisitors(db, page) : atHotelForMembers(db, page);
}
