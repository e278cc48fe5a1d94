import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import type { Move, Position } from './positions.ts';

export interface PositionRow extends Position {
  currency: string;
  /** Something was paid at some time, even if later payments were reduced by it. */
  ever_paid: boolean;
}

const sumOf = (account: string) =>
  sql<number>`coalesce(sum(amount_minor) filter (where account = ${account}), 0)::bigint`;

const positionColumns = [
  'currency',
  sumOf('expected').as('expected'),
  sumOf('payable').as('payable'),
  sumOf('in_payout').as('in_payout'),
  sumOf('paid').as('paid'),
] as const;

/** The ledger's balances for one booking, one row per currency. */
export function positionRows(db: Executor, booking: number): Promise<PositionRow[]> {
  return db
    .selectFrom('ledger_entries')
    .select(positionColumns)
    .select(sql<boolean>`bool_or(account = 'paid' and amount_minor > 0)`.as('ever_paid'))
    .where('booking', '=', booking)
    .groupBy('currency')
    .execute();
}

export interface Balance extends Position {
  currency: string;
}

/** Totals of a member's accounts, one row per currency. */
export function balanceRows(db: Executor, userId: number): Promise<Balance[]> {
  return db
    .selectFrom('ledger_entries')
    .select(positionColumns)
    .where('user_id', '=', userId)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
}

export interface PayableSum {
  user_id: number;
  currency: string;
  amount_minor: number;
}

/**
 * Members to whom at least an amount is payable, ordered by member and currency, after a position; any amount for those who are closing
 * their account, and nothing for those who have waived it.
 */
export async function payableSums(
  db: Executor,
  page: {
    atLeastMinor: number;
    closing?: readonly number[];
    givenUp?: readonly number[];
    after: { userId: number; currency: string } | null;
    limit: number;
  },
): Promise<PayableSum[]> {
  const { userId, currency } = page.after ?? { userId: 0, currency: '' };
  const { rows } = await sql<PayableSum>`
    select user_id, currency, sum(amount_minor)::bigint as amount_minor from ledger_entries
    where account = 'payable' and (user_id, currency) > (${userId}, ${currency}) and user_id <> all(${page.givenUp ?? []}::bigint[])
    group by user_id, currency
    having sum(amount_minor) >= case when user_id = any(${page.closing ?? []}::bigint[]) then 1 else ${page.atLeastMinor}::bigint end
    order by user_id, currency limit ${page.limit}`.execute(db);
  return rows;
}

/** Bookings of a member with a balance in `payable`; what a payment has returned of a held one is not paid again before it is settled. */
export async function payableBookings(
  db: Executor,
  owner: { userId: number; currency: string },
): Promise<{ booking: number; amount_minor: number }[]> {
  const { rows } = await sql<{ booking: number; amount_minor: number }>`
    select entries.booking, sum(entries.amount_minor)::bigint as amount_minor
    from ledger_entries entries join bookings on bookings.id = entries.booking
    where entries.user_id = ${owner.userId} and entries.currency = ${owner.currency} and entries.account = 'payable'
    group by entries.booking, bookings.held_reason
    having sum(entries.amount_minor) <> 0 and (bookings.held_reason is null or sum(entries.amount_minor) < 0)
    order by entries.booking`.execute(db);
  return rows;
}

/** What a member can be paid now, by currency: the sums of `payableBookings`. */
export async function payableNow(
  db: Executor,
  userId: number,
): Promise<{ currency: string; payable: number }[]> {
  const { rows } = await sql<{ currency: string; payable: number }>`
    select currency, sum(amount_minor)::bigint as payable from (
      select entries.currency, sum(entries.amount_minor) as amount_minor
      from ledger_entries entries join bookings on bookings.id = entries.booking
      where entries.user_id = ${userId} and entries.account = 'payable'
      group by entries.currency, entries.booking, bookings.held_reason
      having bookings.held_reason is null or sum(entries.amount_minor) < 0
    ) sums group by currency order by currency`.execute(db);
  return rows;
}

/** Locks bookings, always in the same order, so that two transactions cannot deadlock. */
export async function lockBookings(db: Executor, ids: readonly number[]): Promise<void> {
  await sql`select id from bookings where id = any(${ids}::bigint[]) order by id for update`.execute(db);
}

/** The parts of a started payment, by booking. */
export async function startedPayment(
  db: Executor,
  causeId: string,
): Promise<{ booking: number; user_id: number; currency: string; amount_minor: number }[]> {
  return db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['booking', 'user_id', 'currency', 'amount_minor'])
    .where('ledger_transactions.cause_id', '=', causeId)
    .where('ledger_entries.account', '=', 'in_payout')
    .orderBy('booking')
    .execute();
}

export async function isWritten(db: Executor, causeIds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('cause_id', 'in', causeIds)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeTransaction(
  db: Executor,
  entry: {
    cause: 'booking' | 'payout' | 'operator';
    causeId: string;
    at: Date;
    lines: readonly (Move & { booking: number; userId: number })[];
  },
): Promise<void> {
  const { id } = await db
    .insertInto('ledger_transactions')
    .values({ cause: entry.cause, cause_id: entry.causeId, at: entry.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_entries')
    .values(
      entry.lines.map(({ account, userId, booking, currency, amountMinor }) => ({
        transaction_id: id,
        account,
        user_id: userId,
        booking,
        currency,
        amount_minor: amountMinor,
      })),
    )
    .execute();
}

export async function insertProof(
  db: Executor,
  proof: { at: Date; balanced: boolean; report: object },
): Promise<void> {
  await db
    .insertInto('ledger_proofs')
    .values({ at: proof.at, balanced: proof.balanced, report: JSON.stringify(proof.report) })
    .execute();
}
