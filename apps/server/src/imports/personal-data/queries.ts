import type { Executor } from '../../platform/db/database.ts';
import type { OwnPage } from '../../platform/personal-data.ts';

export function wishesOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('wishes')
    .select(['id', 'state', 'hotel_name', 'city', 'region', 'country', 'lat', 'lng'])
    .select(['source_url', 'source_author', 'source_post_id', 'own_post_id', 'saved_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function importsOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('imports')
    .select(['id', 'source', 'label', 'handle', 'total', 'archived', 'ad_label', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Every item of the member's imports, with their decision. */
export function decisionsOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('import_items')
    .select([
      'id',
      'import_id',
      'key',
      'state',
      'caption',
      'taken_at',
      'location_name',
      'stay',
      'probability',
    ])
    .select([
      'hotel_name',
      'city',
      'region',
      'country',
      'lat',
      'lng',
      'price_minor',
      'price_currency',
      'price_per',
    ])
    .select(['corrected', 'post_id', 'decided_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function correctionsOf(db: Executor, userId: number) {
  return db
    .selectFrom('import_corrections')
    .select([
      'found_name',
      'hotel_name',
      'city',
      'region',
      'country',
      'lat',
      'lng',
      'caption',
      'corrected_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('corrected_at')
    .execute();
}

export function claimedHandlesOf(db: Executor, userId: number) {
  return db
    .selectFrom('claimed_handles')
    .select(['handle', 'created_at', 'confirmed_at', 'rescan', 'network_id'])
    .where('user_id', '=', userId)
    .execute();
}

/** Stays that the member took down or over, or that were taken from them. */
export function takenStaysOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('taken_stays')
    .innerJoin('posts', 'posts.id', 'taken_stays.post_id')
    .select(['taken_stays.post_id as id', 'way', 'taken_at', 'posts.source_url'])
    .select((eb) => eb('taken_by', '=', userId).as('by_me'))
    .where((eb) => eb.or([eb('taken_by', '=', userId), eb('saver_id', '=', userId)]))
    .where('post_id', '>', after)
    .orderBy('post_id')
    .limit(limit)
    .execute();
}

/** The account that the member connected, without its token; null without one. */
export async function connectedAccountOf(db: Executor, userId: number) {
  const account = await db
    .selectFrom('instagram_accounts')
    .select(['handle', 'connected_at', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return account ?? null;
}

/** The member's own handles: claimed with proof, or connected. */
export async function ownHandles(db: Executor, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('claimed_handles')
    .select('handle')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .union(db.selectFrom('instagram_accounts').select('handle').where('user_id', '=', userId))
    .execute();
  return rows.map(({ handle }) => handle);
}
