import type { Transaction } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { bookMoved } from './moved.ts';
import { type Move, type Position, settlingMoves, type Target } from './positions.ts';
import {
  balanceRows,
  isWritten,
  lockBookings,
  payableBookings,
  positionRows,
  startedPayment,
  writeTransaction,
} from './queries.ts';

/** Part of a payment that belongs to one booking, in minor units; negative if an earlier payment is deducted. */
export interface PayoutLine {
  booking: number;
  amountMinor: number;
}

type Trx = Transaction<Tables>;

/** What the ledger says about a booking. Call with the booking's row locked if something is decided by it. */
export async function readBook(
  db: Executor,
  booking: number,
): Promise<{ positions: ReadonlyMap<string, Position>; everPaid: boolean }> {
  const rows = await positionRows(db, booking);
  return {
    positions: new Map(rows.map(({ currency, ever_paid: _paid, ...position }) => [currency, position])),
    everPaid: rows.some((row) => row.ever_paid),
  };
}

/**
 * Brings the ledger in line with what a booking is worth now (`null`: nothing) and records the cause. Writes nothing if they agree already.
 * The booking's row must be locked (`for update`) by this transaction.
 */
export async function settle(
  trx: Trx,
  order: {
    booking: number;
    userId: number;
    target: Target | null;
    cause: 'booking' | 'operator';
    causeId: string;
    at: Date;
  },
): Promise<void> {
  const { booking, userId, target, cause, causeId, at } = order;
  const { positions } = await readBook(trx, booking);
  const moves = settlingMoves(positions, target);
  if (moves.length === 0) return;
  await writeTransaction(trx, {
    cause,
    causeId,
    at,
    lines: moves.map((move) => ({ ...move, booking, userId })),
  });
}

/**
 * What can be paid to a creator in a currency, by booking; the sum is the payment. Locks those bookings, so that the same transaction can
 * start the payment of exactly this.
 */
export async function lockPayable(
  trx: Trx,
  owner: { userId: number; currency: string },
): Promise<PayoutLine[]> {
  const before = await payableBookings(trx, owner);
  await lockBookings(
    trx,
    before.map(({ booking }) => booking),
  );
  const known = new Set(before.map(({ booking }) => booking));
  const now = await payableBookings(trx, owner);
  return now
    .filter(({ booking }) => known.has(booking))
    .map((row) => ({ booking: row.booking, amountMinor: row.amount_minor }));
}

/**
 * Starts the payment of what `lockPayable` returned: `payable` becomes `in_payout`. Returns the lines of the payment.
 * @throws {Error} if the ledger holds something else for one of the bookings, or the payment was started before.
 */
export async function startPayment(
  trx: Trx,
  payment: { itemId: number; userId: number; currency: string; lines: readonly PayoutLine[]; at: Date },
): Promise<readonly PayoutLine[]> {
  const { itemId, userId, currency, lines, at } = payment;
  const payable = new Map((await lockPayable(trx, payment)).map((line) => [line.booking, line.amountMinor]));
  for (const { booking, amountMinor } of lines) {
    if (payable.get(booking) !== amountMinor)
      throw new Error(`Booking ${booking} does not hold ${amountMinor} ${currency} to be paid`);
  }
  if (await isWritten(trx, [itemCause(itemId)])) throw new Error(`Payment ${itemId} was taken up before`);
  await movePayment(trx, {
    causeId: itemCause(itemId),
    from: 'payable',
    to: 'in_payout',
    at,
    parts: lines.map((line) => ({ ...line, userId, currency })),
  });
  return lines;
}

/** The bank has accepted a payment: `in_payout` becomes `paid`. A second answer about the same payment changes nothing. */
export function completePayment(trx: Trx, item: { itemId: number; at: Date }): Promise<void> {
  return endPayment(trx, { ...item, to: 'paid' });
}

/** The bank has rejected a payment: its amount is payable again. A second answer about the same payment changes nothing. */
export function returnPayment(trx: Trx, item: { itemId: number; at: Date }): Promise<void> {
  return endPayment(trx, { ...item, to: 'payable' });
}

/** The bank has returned a payment that it had accepted: `paid` becomes `payable`. */
export async function reversePayment(trx: Trx, item: { itemId: number; at: Date }): Promise<void> {
  const taken = await lockPayment(trx, item.itemId);
  if (!(await isWritten(trx, [`${itemCause(item.itemId)}:paid`])))
    throw new Error(`Payment ${item.itemId} was never accepted`);
  const causeId = `${itemCause(item.itemId)}:reversed`;
  if (await isWritten(trx, [causeId])) return;
  await movePayment(trx, { causeId, from: 'paid', to: 'payable', at: item.at, parts: taken });
}

/** The parts of a started payment, with their bookings locked. */
async function lockPayment(trx: Trx, itemId: number) {
  const taken = await startedPayment(trx, itemCause(itemId));
  if (taken.length === 0) throw new Error(`Payment ${itemId} was never taken up`);
  await lockBookings(
    trx,
    taken.map(({ booking }) => booking),
  );
  return taken.map((part) => ({
    booking: part.booking,
    userId: part.user_id,
    currency: part.currency,
    amountMinor: part.amount_minor,
  }));
}

async function endPayment(
  trx: Trx,
  item: { itemId: number; at: Date; to: 'paid' | 'payable' },
): Promise<void> {
  const parts = await lockPayment(trx, item.itemId);
  const [asPaid, asReturned] = [`${itemCause(item.itemId)}:paid`, `${itemCause(item.itemId)}:returned`];
  if (await isWritten(trx, [asPaid, asReturned])) return;
  await movePayment(trx, {
    causeId: item.to === 'paid' ? asPaid : asReturned,
    from: 'in_payout',
    to: item.to,
    at: item.at,
    parts,
  });
}

const itemCause = (itemId: number) => `payout-item:${itemId}`;

async function movePayment(
  trx: Trx,
  move: {
    causeId: string;
    from: keyof Position;
    to: keyof Position;
    at: Date;
    parts: readonly (PayoutLine & { userId: number; currency: string })[];
  },
): Promise<void> {
  const { causeId, from, to, at, parts } = move;
  if (parts.length === 0) throw new Error('A payment pays at least one booking');
  const lines = parts.flatMap(({ booking, userId, currency, amountMinor }) => {
    const line = (account: Move['account'], amount: number) => ({
      account,
      booking,
      userId,
      currency,
      amountMinor: amount,
    });
    return [line(from, -amountMinor), line(to, amountMinor)];
  });
  await writeTransaction(trx, { cause: 'payout', causeId, at, lines });
  await enqueue(trx, bookMoved, { bookings: parts.map(({ booking }) => booking) });
}

/** A member's accounts, one row per currency, in minor units. */
export function balances(db: Executor, userId: number) {
  return balanceRows(db, userId);
}
