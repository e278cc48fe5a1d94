import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

/** Whether a member has archived a stay at a hotel; those that moderators withhold do not count. */
export async function hasPutAwayStayAt(
  db: Executor,
  { hotelId, userId }: { hotelId: number; userId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('hotel_id', '=', hotelId)
    .where('user_id', '=', userId)
    .where('withheld', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many of the newest stays count: prices from years ago are no help. */
const newest = 500;

/** What a night cost at the public stays of a hotel, in minor units of the most frequent currency; no row if unknown. */
export const nightPrices = statement((db, { hotelId }: { hotelId: number }) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('posts')
        .select(['price_currency', 'price_minor', 'price_per'])
        .where('hotel_id', '=', hotelId)
        .where('archived', '=', sql.lit(false))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(newest))
        .as('stays'),
    )
    .select(({ fn }) => [
      'price_currency as currency',
      fn.min('price_minor').as('low'),
      fn.max('price_minor').as('high'),
    ])
    .where('price_per', '=', 'night')
    .where('price_minor', 'is not', null)
    .groupBy('price_currency')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('price_currency')
    .limit(sql.lit(1)),
);
