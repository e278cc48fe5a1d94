import type { NotificationKind } from '@staylore/contract/members/notifications';
import { type CompiledQuery, type OperationNodeSource, type SqlBool, sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { belowId, type PageQuery } from '../../platform/lists.ts';
import { pushDelayMs, pushNotification } from './jobs.ts';

/** Channel on which the database announces new notifications to all server processes; the payload is `member:notification`. */
export const channel = 'staylore_notifications';
/** On which a trigger announces the ids of sessions that have ended. */
export const endedSessions = 'staylore_sessions';

export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  actorId?: number;
  postId?: number;
  payload?: Record<string, string | number | null>;
  /** Name of a field in the payload: there is no second notification of this kind with the same value. */
  once?: string;
  at: Date;
}

/** A statement to be embedded in another: built, not sent. */
export type Writing<Row> = OperationNodeSource & { compile(db: Executor): CompiledQuery<Row> };

/**
 * Runs the cause, a statement that returns what it wrote, and notifies a member if it wrote something; returns that. The notification is announced
 * to the server processes, and browsers are soon sent a push, once the transaction commits; nothing of it happens if the member caused it, has
 * switched this kind off, is leaving or suspended. One statement, as every round trip makes its cause wait.
 */
export async function insertNotification<Row>(
  db: Executor,
  entry: NewNotification,
  cause: Writing<Row>,
): Promise<Row | undefined> {
  const { actorId = null, at, kind, payload = {}, postId = null, userId } = entry;
  const push = sql<{
    browser: number;
    notification: number;
  }>`json_build_object('browser', browsers.id, 'notification', added.id)`;
  const result = await sql<Row>`
    with cause as (${cause}),
    added as (
      insert into notifications (user_id, kind, actor_id, post_id, payload, created_at)
      select ${userId}, ${kind}, ${actorId}, ${postId}, ${JSON.stringify(payload)}::jsonb, ${at} from cause
      where ${userId}::bigint is distinct from ${actorId}::bigint
        and exists (select from users where id = ${userId} and left_at is null and suspended_at is null)
        and not exists (select from notification_settings where user_id = ${userId} and kind = ${kind} and not in_app)
        and ${notYet(entry)}
      returning id
    ),
    announced as (select count(pg_notify(${channel}, ${`${userId}:`} || id)) from added),
    pushed as (
      select count(${addJob(pushNotification, push, { delayMs: pushDelayMs })}) from added, ${browsersFor(db, entry)} browsers
    )
    select cause.* from cause, announced, pushed`.execute(db);
  return result.rows[0];
}

/** The browsers of a member that get a push about this kind, unless it is switched off. */
const browsersFor = (db: Executor, { userId, kind, at }: NewNotification) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select('push_subscriptions.id')
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.expires_at', '>', at)
    .where(
      sql<SqlBool>`not exists (select from notification_settings where user_id = ${userId} and kind = ${kind} and not push)`,
    );

/** Kinds whose cause can be undone and repeated; each pair of people, or each stay, is notified once. */
const repeatable = new Set<NotificationKind>(['follow', 'favourite']);
/** How many of the latest notifications are searched for the same. */
const lookedBack = 300;

function notYet({ userId, kind, once, payload = {}, actorId, postId }: NewNotification) {
  if (repeatable.has(kind)) {
    return sql<SqlBool>`not exists (
      select from (
        select kind, actor_id, post_id from notifications where user_id = ${userId} order by id desc limit ${sql.lit(lookedBack)}
      ) latest
      where kind = ${kind} and actor_id = ${actorId ?? null} and post_id is not distinct from ${postId ?? null}::bigint
    )`;
  }
  if (once === undefined) return sql<SqlBool>`true`;
  return sql<SqlBool>`not exists (
    select from notifications
    where user_id = ${userId} and kind = ${kind} and payload ->> ${once} = ${String(payload[once])}
  )`;
}

export type NotificationRow = Awaited<ReturnType<typeof notificationsOf>>[number];

/** A member's notifications, newest first; `last` is the last id of the previous page, `only` selects a single one. */
export function notificationsOf(db: Executor, page: PageQuery<readonly [id: number]> & { only?: number }) {
  return db
    .selectFrom('notifications')
    .leftJoin('users as actor', 'actor.id', 'notifications.actor_id')
    .leftJoin('posts', (join) =>
      join.onRef('posts.id', '=', 'notifications.post_id').on(isShownTo(page.viewerId)),
    )
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
      'posts.city as post_city',
      'posts.country as post_country',
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

/** Condition that a member may see a post: it may be someone else's by now, who has archived it or blocked them. */
const isShownTo = (
  userId: number,
) => sql<SqlBool>`(posts.user_id = ${userId} or (not posts.archived and not exists (
  select from blocks where (blocks.user_id = ${userId} and blocks.blocked_id = posts.user_id)
    or (blocks.blocked_id = ${userId} and blocks.user_id = posts.user_id)
)))`;

/**
 * Condition that the member has not muted the person in the notification, that neither has blocked the other, and that the person is not
 * suspended.
 */
const isWanted = (userId: number) => sql<SqlBool>`not exists (
  select from blocks where (blocks.user_id = ${userId} and blocks.blocked_id = notifications.actor_id)
    or (blocks.blocked_id = ${userId} and blocks.user_id = notifications.actor_id)
) and not exists (select from mutes where mutes.user_id = ${userId} and mutes.muted_id = notifications.actor_id)
  and not exists (select from users where users.id = notifications.actor_id and users.suspended_at is not null)`;

export async function unreadCount(db: Executor, userId: number): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from notifications where user_id = ${userId} and read_at is null and ${isWanted(userId)} limit 100
    ) unread`.execute(db);
  return result.rows[0]?.count ?? 0;
}

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

/** Creates the partition of the coming quarter, and drops quarters that ended a year ago. */
export async function rotateNotificationPartitions(db: Executor, now: Date): Promise<void> {
  await sql`select keep_notification_quarters(${now})`.execute(db);
}

export function settingsOf(db: Executor, userId: number) {
  return db
    .selectFrom('notification_settings')
    .select(['kind', 'in_app', 'mail', 'push'])
    .where('user_id', '=', userId)
    .execute();
}

export async function storeSettings(
  db: Executor,
  userId: number,
  settings: readonly { kind: NotificationKind; in_app: boolean; mail: boolean; push?: boolean | undefined }[],
): Promise<void> {
  // One row per kind: if one is repeated, the last counts.
  const wanted = [...new Map(settings.map((setting) => [setting.kind, setting])).values()];
  if (wanted.length === 0) return;
  await db
    .insertInto('notification_settings')
    .values(
      wanted.map(({ kind, in_app, mail, push }) => ({
        user_id: userId,
        kind,
        in_app,
        mail,
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
