import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { leavingMembers } from '../../members/departures/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type BankDetailsRow, bankRing, openIban, payableDetails } from '../bank-details/index.ts';
import { lockPayable, type PayableSum, type PayoutLine, payableSums, startPayment } from '../ledger/index.ts';
import { nextBankDay } from './execution-day.ts';
import { sealFile } from './files/file-sealing.ts';
import { writeInThread } from './files/in-thread.ts';
import type { Debtor, Payment } from './files/pain001.ts';
import { isAccountFault } from './files/reason-codes.ts';
import { routeOf } from './files/route.ts';
import { sendPayout } from './jobs.ts';
import { inOnePayment } from './one-payment.ts';
import { insertItem, insertLines, insertPayout, latestItems, lockRuns, storeFile } from './queries.ts';
import { returnedSince } from './returns/queries.ts';

/** Why an amount stays payable although it is large enough. */
export type Waiting = 'no_bank_details' | 'no_route' | 'account_refused';

export interface RunReport {
  /** Message id of the file; null if there was nothing to pay. */
  messageId: string | null;
  paid: { userId: number; currency: string; amountMinor: number }[];
  waiting: { userId: number; currency: string; amountMinor: number; reason: Waiting }[];
}

/** Payments of one file; further ones wait for the next run. */
const maxPayments = 5000;

/** Sums processed per batch. */
const sumsAtOnce = 1000;

/**
 * Collects what is payable above the minimum into one payment file and records it in the ledger, in one transaction: a run that dies leaves
 * nothing, a run that repeats finds nothing left. Sending the file is a job of the same transaction.
 */
export async function runPayouts(
  platform: Platform,
  debtor: Debtor,
  atOnce = sumsAtOnce,
): Promise<RunReport> {
  const { db, clock, config } = platform;
  return inTransaction(db, async (trx) => {
    await lockRuns(trx);
    const { closing, givenUp } = await leavers(trx);
    const report: RunReport = { messageId: null, paid: [], waiting: [] };
    const minimumMinor = config.payouts.minimumMinor;
    const ready = await readyToPay(trx, {
      platform,
      report,
      page: { atLeastMinor: minimumMinor, closing, givenUp, limit: atOnce },
    });
    const locked = await lockLines(trx, ready, (id) => (closing.includes(id) ? 1 : minimumMinor));
    if (locked.length === 0) return report;
    const now = clock.now();
    const messageId = messageIdOf(now);
    const payoutId = await insertPayout(trx, {
      message_id: messageId,
      state: 'written',
      file: '',
      created_at: now,
      sent_at: null,
      answered_at: null,
    });
    const payments: Payment[] = [];
    for (const one of locked) {
      const { amountMinor, currency } = one;
      payments.push(await takeOne(trx, { ...one, payoutId, now }));
      report.paid.push({ userId: one.details.user_id, currency, amountMinor });
    }
    const paidIds = [...new Set(report.paid.map(({ userId }) => userId))];
    if (!(await areStillPayable(trx, paidIds, now)))
      throw new Error('What was payable has changed under the run');
    const xml = await writeInThread({
      messageId,
      createdAt: now,
      executionDay: nextBankDay(now),
      debtor,
      payments,
    });
    await storeFile(trx, { id: payoutId, file: sealFile(await bankRing(platform, trx), messageId, xml) });
    await enqueue(trx, sendPayout, { payoutId }, { key: `payout:${payoutId}` });
    return { ...report, messageId };
  });
}

/** An account that is being closed is paid out however small its balance, since no more will come; what was waived is not paid. */
async function leavers(trx: Transaction<Tables>): Promise<{ closing: number[]; givenUp: number[] }> {
  const all = await leavingMembers(trx);
  const idsOf = (givesUp: boolean) =>
    all.filter(({ gives_up }) => gives_up === givesUp).map(({ user_id }) => user_id);
  return { closing: idsOf(false), givenUp: idsOf(true) };
}

/** A member may have been suspended, or their payouts paused, since they were read; from here to the end of the transaction that cannot happen. */
async function areStillPayable(trx: Transaction<Tables>, userIds: number[], now: Date): Promise<boolean> {
  return (await payableDetails(trx, { userIds, now, lock: 'accounts' })).length === userIds.length;
}

interface Ready {
  currency: string;
  details: BankDetailsRow;
  iban: string;
  route: Payment['route'];
}

/** As many as fit one file. Members who cannot be paid yet, perhaps for years, must not block payments to those after them. */
async function readyToPay(
  trx: Transaction<Tables>,
  {
    platform,
    report,
    page,
  }: {
    platform: Platform;
    report: RunReport;
    page: Omit<Parameters<typeof payableSums>[1], 'after'>;
  },
): Promise<Ready[]> {
  const ready: Ready[] = [];
  let last: PayableSum | undefined;
  do {
    const candidates = await payableSums(trx, {
      ...page,
      after: last === undefined ? null : { userId: last.user_id, currency: last.currency },
    });
    ready.push(...(await selectPayable(trx, { platform, candidates, report, lock: 'records' })));
    last = candidates[page.limit - 1];
  } while (last !== undefined && ready.length < maxPayments);
  return ready.slice(0, maxPayments);
}

/** Those who can be paid now; the others are reported with the reason. */
export async function selectPayable(
  trx: Executor,
  {
    platform,
    candidates,
    report,
    lock,
  }: {
    platform: Platform;
    candidates: PayableSum[];
    report: Pick<RunReport, 'waiting'>;
    lock: 'records' | null;
  },
): Promise<Ready[]> {
  if (candidates.length === 0) return [];
  const userIds = [...new Set(candidates.map(({ user_id }) => user_id))];
  const details = new Map(
    (await payableDetails(trx, { userIds, now: platform.clock.now(), lock })).map((row) => [
      row.user_id,
      row,
    ]),
  );
  const latest = new Map(
    (await latestItems(trx, userIds)).map((item) => [`${item.user_id} ${item.currency}`, item]),
  );
  const returned = await returnedSince(trx, userIds);
  const ring = await bankRing(platform, trx);
  return candidates.flatMap((candidate) => {
    const wait = (reason: Waiting) => {
      const { user_id: userId, currency, amount_minor: amountMinor } = candidate;
      report.waiting.push({ userId, currency, amountMinor, reason });
      return [];
    };
    const own = details.get(candidate.user_id);
    if (own === undefined) return wait('no_bank_details');
    const iban = openIban(ring, own);
    const route = routeOf(candidate.currency, iban);
    if (route === null) return wait('no_route');
    const last = latest.get(`${candidate.user_id} ${candidate.currency}`);
    const refused =
      last?.state === 'rejected' &&
      isAccountFault(last.reason_code) &&
      // Details corrected while the bank had the payment are another account.
      last.created_at >= own.updated_at;
    const cameBack = (returned.get(own.user_id) ?? 0) >= own.updated_at;
    if (refused || cameBack) return wait('account_refused');
    return [{ currency: candidate.currency, details: own, iban, route }];
  });
}

type Locked = Ready & { lines: PayoutLine[]; amountMinor: number };

/** What of it can be paid now, which is less where an operator holds a booking; too little waits. */
async function lockLines(
  trx: Transaction<Tables>,
  ready: readonly Ready[],
  minimumOf: (userId: number) => number,
): Promise<Locked[]> {
  const locked: Locked[] = [];
  for (const one of ready) {
    const { user_id: userId } = one.details;
    const lines = inOnePayment(await lockPayable(trx, { userId, currency: one.currency }));
    const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
    if (amountMinor >= minimumOf(userId)) locked.push({ ...one, lines, amountMinor });
  }
  return locked;
}

async function takeOne(
  trx: Transaction<Tables>,
  one: Locked & { payoutId: number; now: Date },
): Promise<Payment> {
  const { details, currency, iban, route, now, lines, amountMinor } = one;
  const endToEndId = `PO-${randomBytes(8).toString('hex').toUpperCase()}`;
  const itemId = await insertItem(trx, {
    payout_id: one.payoutId,
    user_id: details.user_id,
    end_to_end_id: endToEndId,
    currency,
    amount_minor: amountMinor,
    state: 'in_payout',
    iban_last4: details.iban_last4,
    created_at: now,
    reason_code: null,
    reason_text: null,
    credit_note: null,
    settled_at: null,
  });
  await startPayment(trx, { itemId, userId: details.user_id, currency, lines, at: now });
  await insertLines(
    trx,
    lines.map((line) => ({ item_id: itemId, booking: line.booking, amount_minor: line.amountMinor })),
  );
  return {
    route,
    endToEndId,
    amountMinor,
    currency,
    iban,
    name: details.holder_name,
    town: details.holder_town,
    country: details.holder_country,
    message: `Staylore commission ${endToEndId}`,
  };
}

/** Permanently unique, so that the bank's duplicate check (90 days) never finds one twice. At most 35 characters. */
function messageIdOf(now: Date): string {
  return `PAYOUT-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(6).toString('hex').toUpperCase()}`;
}
