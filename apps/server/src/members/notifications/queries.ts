import type { NotificationKind } from '@staylore/contract/members/notifications';
import { type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { belowId, type Wanted } from '../../platform/lists.ts';

/** Channel on which the database tells all server processes of new notifications; the payload is `member:notification`. */
export const channel = 'staylore_notifications';
/** On which a trigger tells the ids of sessions that have ended. */
export const endedSessions = 'staylore_sessions';

export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  actorId?: number;
  postId?: number;
  payload?: Record<string, string | number | null>;
  /** Name of a fact in the payload: a second notification of this kind with the same fact is not made. */
  once?: string;
  at: Date;
}

/** Inserts a notification, unless the member has switched this kind off, is leaving or suspended; answers its id. */
export async function insertNotification(db: Executor, entry: NewNotification): Promise<number | null> {
  const result = await sql<{ id: number }>`
    insert into notifications (user_id, kind, actor_id, post_id, payload, created_at)
    select ${entry.userId}, ${entry.kind}, ${entry.actorId ?? null}, ${entry.postId ?? null}, ${JSON.stringify(entry.payload ?? {})}::jsonb, ${entry.at}
    where exists (select from users where id = ${entry.userId} and left_at is null and suspended_at is null) and not exists (
      select from notification_settings where user_id = ${entry.userId} and kind = ${entry.kind} and not in_app
    ) and ${notYet(entry)}
    returning id`.execute(db);
  return result.rows[0]?.id ?? null;
}

/** Kinds that their cause can take back and do again; each pair of people, or each stay, is told of once. */
const repeatable = new Set<NotificationKind>(['follow', 'favourite']);
/** So many of the latest notifications are looked through for the same. */
const lookedBack = 300;

function notYet({ userId, kind, once, payload = {}, actorId, postId }: NewNotification) {
  if (repeatable.has(kind)) {
    return sql<SqlBool>`not exists (
      select from (
        select kind, actor_id, post_id from notifications where user_id = ${userId} order by id desc limit ${sql.lit(lookedBack)}
      ) latest
      where kind = ${kind} and actor_id = ${actorId ?? null} and post_id is not distinct from ${postId ?? null}::integer
    )`;
  }
  if (once === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`not exists (
    select from notifications
    where user_id = ${userId} and kind = ${kind} and payload ->> ${once} = ${String(payload[once])}
  )`;
}

/** Tells the server processes once the transaction commits. */
export async function announce(db: Executor, message: { userId: number; id: number }): Promise<void> {
  await sql`select pg_notify(${channel}, ${`${message.userId}:${message.id}`})`.execute(db);
}

export type NotificationRow = Awaited<ReturnType<typeof notificationsOf>>[number];

/** A member's notifications, newest first; `last` is the id where the page before ended, `only` picks a single one. */
export function notificationsOf(db: Executor, page: Wanted<readonly [id: number]> & { only?: number }) {
  return db
    .selectFrom('notifications')
    .leftJoin('users as actor', 'actor.id', 'notifications.actor_id')
    .leftJoin('posts', 'posts.id', 'notifications.post_id')
    .select([
      'notifications.id',
      'notifications.kind',
      'notifications.payload',
      'notifications.created_at',
      'notifications.read_at',
      'actor.id as actor_id',
      'actor.username as actor_username',
      'actor.name as actor_name',
      'actor.avatar_key as actor_avatar',
      'posts.id as post_id',
      'posts.location as post_location',
      sql<
        string | null
      >`(select pictures.key from pictures where pictures.post_id = posts.id and pictures.status = 'ready' and posts.withheld is null order by pictures.position limit 1)`.as(
        'post_picture',
      ),
    ])
    .where('notifications.user_id', '=', page.viewerId)
    .where(isWanted(page.viewerId))
    .where(belowId('notifications.id', page.last))
    .where(page.only === undefined ? sql<SqlBool>`true` : sql<SqlBool>`notifications.id = ${page.only}`)
    .orderBy('notifications.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** Condition that the member has not muted whom the notification is about, that neither has blocked the other, and that the latter is not suspended. */
const isWanted = (userId: number) => sql<SqlBool>`not exists (
  select from blocks where (blocks.user_id = ${userId} and blocks.blocked_id = notifications.actor_id)
    or (blocks.blocked_id = ${userId} and blocks.user_id = notifications.actor_id)
) and not exists (select from mutes where mutes.user_id = ${userId} and mutes.muted_id = notifications.actor_id)
  and not exists (select from users where users.id = notifications.actor_id and users.suspended_at is not null)`;

/** Unread notifications, counted up to a hundred. */
export async function unreadCount(db: Executor, userId: number): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from notifications where user_id = ${userId} and read_at is null and ${isWanted(userId)} limit 100
    ) unread`.execute(db);
  return result.rows[0]?.count ?? 0;
}

/** The browsers to which a kind of notification is pushed for a member. */
export async function browsersFor(
  db: Executor,
  { userId, kind, at }: Pick<NewNotification, 'userId' | 'kind' | 'at'>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select('push_subscriptions.id')
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.expires_at', '>', at)
    .where(
      sql<SqlBool>`not exists (select from notification_settings where user_id = ${userId} and kind = ${kind} and not push)`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks the notifications of a member up to an id as read. */
export async function markRead(
  db: Executor,
  mark: { userId: number; upTo: number; at: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: mark.at })
    .where('user_id', '=', mark.userId)
    .where('id', '<=', mark.upTo)
    .where('read_at', 'is', null)
    .execute();
}

/** The kinds of notifications for which a member has chosen something. */
export function settingsOf(db: Executor, userId: number) {
  return db
    .selectFrom('notification_settings')
    .select(['kind', 'in_app', 'mail', 'push'])
    .where('user_id', '=', userId)
    .execute();
}

/** Keeps what a member has chosen for these kinds. */
export async function storeSettings(
  db: Executor,
  userId: number,
  settings: readonly { kind: NotificationKind; in_app: boolean; mail: boolean; push?: boolean | undefined }[],
): Promise<void> {
  // One row a kind: the last word of a list holds.
  const wanted = [...new Map(settings.map((setting) => [setting.kind, setting])).values()];
  if (wanted.length === 0) return;
  await db
    .insertInto('notification_settings')
    .values(
      wanted.map(({ kind, in_app, mail, push }) => ({
        ...{ user_id: userId, kind, in_app, mail },
        push: push ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
        in_app: eb.ref('excluded.in_app'),
        mail: eb.ref('excluded.mail'),
        push: eb.fn.coalesce('excluded.push', 'notification_settings.push'),
      })),
    )
    .execute();
}
