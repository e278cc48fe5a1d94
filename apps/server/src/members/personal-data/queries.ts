import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../../platform/db/database.ts';
import type { OwnPage } from '../../platform/personal-data.ts';
import { hasNotBlocked, visibleTo } from '../follows/index.ts';

/** The member's profile, with the providers that they sign in with and their second factors. */
export function profileOf(db: Executor, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'last_name', 'email', 'bio', 'language', 'permissions', 'atlas_shown'])
    .select(['followers_count', 'following_count', 'posts_count', 'avatar_key', 'cover_key'])
    .select(['created_at', 'updated_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('identities')
          .select(['identities.provider', 'identities.subject', 'identities.email', 'identities.created_at'])
          .whereRef('identities.user_id', '=', 'users.id'),
      ).as('sign_in_with'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('factors')
          .select(['factors.kind', 'factors.name', 'factors.created_at', 'factors.last_used_at'])
          .whereRef('factors.user_id', '=', 'users.id')
          .where('factors.removed_at', 'is', null),
      ).as('second_factors'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Whom the member follows, or who follows the member. */
export function followsOf(db: Executor, side: 'following' | 'followers', { userId, after, limit }: OwnPage) {
  const [own, other] =
    side === 'following'
      ? (['follows.follower_id', 'follows.user_id'] as const)
      : (['follows.user_id', 'follows.follower_id'] as const);
  return db
    .selectFrom('follows')
    .innerJoin('users', 'users.id', other)
    .select(['follows.id', 'users.username', 'follows.created_at as since'])
    .where(own, '=', userId)
    .where('follows.id', '>', after)
    .orderBy('follows.id')
    .limit(limit)
    .execute();
}

/** The member's notifications; without the names of members they have blocked. */
export function notificationsOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('notifications')
    .leftJoin('users as actor', (join) =>
      join.onRef('actor.id', '=', 'notifications.actor_id').on(visibleTo(userId, 'actor.id')),
    )
    .select(['notifications.id', 'notifications.kind', 'actor.username as by', 'notifications.post_id'])
    .select(['notifications.payload', 'notifications.created_at', 'notifications.read_at'])
    .where('notifications.user_id', '=', userId)
    .where('notifications.id', '>', after)
    .orderBy('notifications.id')
    .limit(limit)
    .execute();
}

/** Without secrets. */
export function sessionsOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function termsOf(db: Executor, { userId, after, limit }: OwnPage) {
  return db
    .selectFrom('terms_acceptances')
    .select(['id', 'version', 'told_at', 'holds_from', 'read_at', 'accepted_at', 'way'])
    .where('user_id', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function browsersPushedTo(db: Executor, userId: number): Promise<number> {
  const rows = await db.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).execute();
  return rows.length;
}

export function blockedBy(db: Executor, userId: number) {
  return db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['users.username', 'blocks.created_at as since'])
    .where('blocks.user_id', '=', userId)
    .where(hasNotBlocked(userId, 'blocks.blocked_id'))
    .execute();
}

export function mutedBy(db: Executor, userId: number) {
  return db
    .selectFrom('mutes')
    .innerJoin('users', 'users.id', 'mutes.muted_id')
    .select(['users.username', 'mutes.created_at as since'])
    .where('mutes.user_id', '=', userId)
    .where(visibleTo(userId, 'mutes.muted_id'))
    .execute();
}
