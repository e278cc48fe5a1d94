import { type NotificationKind, notificationKinds } from '@staylore/contract/members/notifications';
import type { Executor } from '../../platform/db/database.ts';
import { enqueueAll } from '../../platform/jobs/index.ts';
import { hasConfirmedEmail } from '../accounts/index.ts';
import { patienceMs, pushNotification } from './jobs.ts';
import { announce, browsersFor, insertNotification, type NewNotification, settingsOf } from './queries.ts';

/** Tells a member that something happened. Call in the transaction that causes it; the bell rings when that commits, and soon after the browsers that want it. */
export async function notify(trx: Executor, entry: NewNotification): Promise<void> {
  const id = await insertNotification(trx, entry);
  if (id === null) return;
  await announce(trx, { userId: entry.userId, id });
  const items = (await browsersFor(trx, entry)).map((browser) => ({
    payload: { browser, notification: id },
    delayMs: patienceMs,
  }));
  await enqueueAll(trx, pushNotification, items);
}

/** Mailed unless switched off: what is about money, or takes a stay away. */
const mailedByDefault = new Set<NotificationKind>([
  'booking',
  'booking_confirmed',
  'booking_cancelled',
  'payout',
  'payout_failed',
  'link_broken',
  'stay_taken_down',
  'stay_taken_over',
]);

/** The wishes of a member for every kind, with the usual ones where nothing was said. */
export async function settingsFor(db: Executor, userId: number) {
  const own = new Map((await settingsOf(db, userId)).map((setting) => [setting.kind, setting]));
  return notificationKinds.map((kind) => {
    const { in_app = true, mail = mailedByDefault.has(kind), push } = own.get(kind) ?? {};
    return { kind, in_app, mail, push: push ?? true };
  });
}

/** Whether a member wants to be mailed about this kind of news, at an address that is known to be theirs. */
export async function wantsMail(db: Executor, userId: number, kind: NotificationKind): Promise<boolean> {
  if (!(await hasConfirmedEmail(db, userId))) return false;
  return (await settingsFor(db, userId)).some((setting) => setting.kind === kind && setting.mail);
}
