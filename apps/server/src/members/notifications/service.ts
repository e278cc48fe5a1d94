import { type NotificationKind, notificationKinds } from '@staylore/contract/members/notifications';
import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { hasConfirmedEmail } from '../accounts/index.ts';
import { insertNotification, type NewNotification, settingsOf, type Writing } from './queries.ts';

/**
 * Notifies a member. Call in the transaction of the cause; or hand over the cause, a statement that answers what it writes: then both are
 * one statement, which answers that, and nobody is notified if it writes nothing.
 */
export function notify<Row = object>(
  trx: Executor,
  entry: NewNotification,
  cause: Writing<Row> = sql`select`,
): Promise<Row | undefined> {
  return insertNotification(trx, entry, cause);
}

/** Mailed unless switched off: what concerns money, or takes a stay away. */
const mailedByDefault = new Set<NotificationKind>([
  'booking',
  'booking_confirmed',
  'booking_cancelled',
  'payout',
  'payout_failed',
  'link_broken',
  'stay_taken_down',
  'stay_taken_over',
  'claim_ended',
]);

/** A member's settings for every kind, with defaults for those not chosen. */
export async function settingsFor(db: Executor, userId: number) {
  const own = new Map((await settingsOf(db, userId)).map((setting) => [setting.kind, setting]));
  return notificationKinds.map((kind) => {
    const { in_app = true, mail = mailedByDefault.has(kind), push } = own.get(kind) ?? {};
    return { kind, in_app, mail, push: push ?? true };
  });
}

/** Whether a member wants mails about this kind, and their address is confirmed. */
export async function wantsMail(db: Executor, userId: number, kind: NotificationKind): Promise<boolean> {
  if (!(await hasConfirmedEmail(db, userId))) return false;
  return (await settingsFor(db, userId)).some((setting) => setting.kind === kind && setting.mail);
}
