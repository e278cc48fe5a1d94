import type { Executor } from '../../../platform/db/database.ts';
import type { Stretch } from '../given/queries.ts';

export function notificationsOf(db: Executor, { userId, after, limit }: Stretch) {
  return db
    .selectFrom('notifications')
    .leftJoin('users as actor', 'actor.id', 'notifications.actor_id')
    .select(['notifications.id', 'notifications.kind', 'actor.username as by', 'notifications.post_id'])
    .select(['notifications.payload', 'notifications.created_at', 'notifications.read_at'])
    .where('notifications.user_id', '=', userId)
    .where('notifications.id', '>', after)
    .orderBy('notifications.id')
    .limit(limit)
    .execute();
}

/** What the member has chosen: few rows each. */
export async function settingsOf(db: Executor, userId: number) {
  const notifications = await db
    .selectFrom('notification_settings')
    .select(['kind', 'in_app', 'mail'])
    .where('user_id', '=', userId)
    .execute();
  const digest = await db
    .selectFrom('digests')
    .select(['rhythm', 'told_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const blocked = await db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.username', 'blocks.created_at as since'])
    .where('blocks.user_id', '=', userId)
    .execute();
  const claimed = await db
    .selectFrom('claimed_handles')
    .select(['handle', 'created_at', 'confirmed_at', 'rescan'])
    .where('user_id', '=', userId)
    .execute();
  const connected = await db
    .selectFrom('instagram_accounts')
    .select(['handle', 'connected_at', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    notifications,
    digest: digest ?? null,
    blocked,
    claimed_handles: claimed,
    connected_account: connected ?? null,
  };
}

/** Without what opens them. */
export function sessionsOf(db: Executor, { userId, after, limit }: Stretch) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function importsOf(db: Executor, { userId, after, limit }: Stretch) {
  return db
    .selectFrom('imports')
    .select(['id', 'source', 'label', 'handle', 'total', 'archived', 'ad_label', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function decisionsOf(db: Executor, { userId, after, limit }: Stretch) {
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
