import type { Db, Executor } from '../../../platform/db/database.ts';
import {
  countBook,
  foreignEntries,
  unbalancedTransactions,
  wrongBookings,
  wrongPayments,
  wrongSums,
} from './queries.ts';

export interface ProofFault {
  /** Which check found it. */
  check: string;
  /** The record, such as `booking 12`. */
  subject: string;
  text: string;
}

/** The result of a verification: what was checked, and every fault. */
export interface Proof {
  balanced: boolean;
  counted: { transactions: number; entries: number; bookings: number; payments: number };
  faults: ProofFault[];
}

/** A check that another feature adds, for instance that bookings match their events. */
export type ProofCheck = (db: Executor) => Promise<ProofFault[]>;

const checks = {
  'transactions balance': unbalancedTransactions,
  'bookings hold what they are worth': wrongBookings,
  'entries stand with the creator': foreignEntries,
  'payments equal their lines and the book': wrongPayments,
  'sums of payments equal the book': wrongSums,
} as const;

/** Verifies the whole ledger as of one moment, even while it is being written. */
export function verifyLedger(db: Db, further: readonly ProofCheck[] = []): Promise<Proof> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const faults: ProofFault[] = [];
      for (const [check, find] of Object.entries(checks))
        for (const fault of await find(trx)) faults.push({ check, ...fault });
      for (const find of further) faults.push(...(await find(trx)));
      return { balanced: faults.length === 0, counted: await countBook(trx), faults };
    });
}
