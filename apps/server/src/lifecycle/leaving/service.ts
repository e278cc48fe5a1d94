import { hasBankDetails } from '../../earnings/bank-details/index.ts';
import { payableCurrencies } from '../../earnings/payouts/index.ts';
import {
  checkOwnPassword,
  deleteSessionsExcept,
  isProven,
  lockUser,
  type PasswordTries,
  requireProof,
  standingOf,
  updateUserRow,
  userToSignIn,
} from '../../members/accounts/index.ts';
import {
  archiveRows,
  beginDeparture,
  deleteDeparture,
  departureOf,
  lockDepartures,
  recordHidden,
  restoreKeptRows,
} from '../../members/departures/index.ts';
import { hasFactors } from '../../members/factors/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { dayMs } from '../../platform/durations.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { switchOffLinks, switchOnLinks } from '../../stays/links/index.ts';
import { hidePosts, showPosts } from '../../stays/posts/index.ts';
import { leaveLinksTo, suspensionsOf, suspensionUnderAppeal } from '../moderation/index.ts';
import { personalData } from '../personal-data/index.ts';
import { mailLeaving } from './mails.ts';
import { outstandingFor } from './owed.ts';

/** How long a member can come back. */
const graceMs = 30 * dayMs;
/** How much longer an account waits, for its money or for an answer. */
const longestWaitMs = 365 * dayMs;

const ties = personalData.flatMap((one) => one.ties ?? []);

/**
 * Whether deleting an account waits for a payout: money is owed and not waived, and can be paid to the member's bank account. If it could not be
 * for a year, the account goes nevertheless.
 */
export async function waitsForMoney(
  platform: Platform,
  trx: Executor,
  departure: { user_id: number; gives_up: boolean; until: Date },
): Promise<boolean> {
  const { gives_up, until, user_id } = departure;
  if (gives_up || isWaitOver(until, platform.clock.now())) return false;
  const owed = await outstandingFor(trx, user_id);
  if (owed.length === 0) return false;
  const isPayable = await payableCurrencies(platform, trx, user_id);
  return owed.some(({ currency, in_payout }) => in_payout > 0 || isPayable(currency));
}

/**
 * Whether deleting an account waits for an appeal: the suspension may be wrong. For a year at most, as an
 * erasure must not depend on when we answer.
 */
export async function waitsForAppeal(
  { clock }: Platform,
  trx: Executor,
  { until, user_id }: { user_id: number; until: Date },
): Promise<boolean> {
  const now = clock.now();
  return !isWaitOver(until, now) && suspensionUnderAppeal(trx, user_id, now);
}

const isWaitOver = (until: Date, now: Date): boolean => now.getTime() >= until.getTime() + longestWaitMs;

interface Leave {
  viewer: Viewer;
  password: string | undefined;
  givesUp: boolean;
  tries: PasswordTries;
}

/**
 * Begins deleting an account: from now on it is hidden from everyone, and all its sessions end. Returns until when the member can come back.
 * @throws {ApiError} `leaving.password_needed`, `accounts.wrong_password`, `leaving.sign_in_again`, `session.proof_needed`;
 * `leaving.nowhere_to_pay` if money is owed that is neither waived nor has a bank account, `accounts.email_unconfirmed` if it could not be paid
 * because of that; not for a suspended member, who is paid nothing and can change neither.
 */
export async function leaveStaylore(platform: Platform, leave: Leave): Promise<Date> {
  const { db, clock, config } = platform;
  const { viewer, givesUp } = leave;
  await requireOwner(platform, leave);
  return inTransaction(db, async (trx) => {
    await lockDepartures(trx);
    const member = found(await lockUser(trx, viewer.id), 'session.required');
    const earlier = await departureOf(trx, viewer.id);
    if (earlier !== undefined) return earlier.until;
    const { suspended } = await standingOf(trx, viewer.id);
    if (!givesUp && !suspended && (await outstandingFor(trx, viewer.id)).length > 0) {
      if (!(await hasBankDetails(trx, viewer.id))) fail('leaving.nowhere_to_pay');
      if (member.email_verified_at === null) fail('accounts.email_unconfirmed');
    }
    const now = clock.now();
    const until = new Date(now.getTime() + graceMs);
    await beginDeparture(trx, { user_id: viewer.id, left_at: now, until, gives_up: givesUp });
    await updateUserRow(trx, viewer.id, { left_at: now });
    await recordHidden(trx, viewer.id, {
      posts: await hidePosts(trx, viewer.id),
      links: await switchOffLinks(trx, viewer.id, now),
    });
    await archiveRows(trx, viewer.id, ties);
    await deleteSessionsExcept(trx, viewer.id, null);
    const waits = await waitsForMoney(platform, trx, { user_id: viewer.id, gives_up: givesUp, until });
    await mailLeaving(trx, { member, until, waits, now, origin: config.http.publicUrl });
    return until;
  });
}

async function requireOwner({ db, clock }: Platform, { viewer, password, tries }: Leave): Promise<void> {
  const { password_hash } = found(await userToSignIn(db, viewer.id), 'session.required');
  if (password_hash === null) {
    if (!isProven(viewer, clock.now())) fail('leaving.sign_in_again');
    return;
  }
  if (password === undefined || password === '') fail('leaving.password_needed', { password: 'required' });
  await checkOwnPassword({ id: viewer.id, password_hash }, { password, field: 'password', tries });
  if (await hasFactors(db, viewer.id)) requireProof(viewer, clock.now());
}

/** Restores a member as they were, unless they are suspended meanwhile: then only the account. Does nothing for a member who is back already. */
export async function keepAccount({ db }: Platform, userId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockDepartures(trx);
    await lockUser(trx, userId);
    const departure = await departureOf(trx, userId);
    if (departure === undefined) return;
    await updateUserRow(trx, userId, { left_at: null });
    // Before the posts: each of those updates the member's row, and every row that comes back has to find it.
    await restoreKeptRows(trx, userId, ties);
    await showPosts(trx, userId, departure.posts);
    await bringBackLinks(trx, userId, departure.links);
    await deleteDeparture(trx, userId);
  });
}

/** Those of a suspended member wait for the end of the suspension. */
async function bringBackLinks(trx: Executor, userId: number, links: readonly number[]): Promise<void> {
  if (!(await standingOf(trx, userId)).suspended) return switchOnLinks(trx, userId, links);
  const [suspension] = await suspensionsOf(trx, userId);
  if (suspension !== undefined) await leaveLinksTo(trx, suspension.id, links);
}
