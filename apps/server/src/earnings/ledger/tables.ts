import type { GeneratedAlways } from 'kysely';

/** Accounts of a creator, and `commission`, against which they are kept. */
export type LedgerAccount = 'expected' | 'payable' | 'in_payout' | 'paid' | 'commission';

export interface LedgerTransactionTable {
  id: GeneratedAlways<number>;
  cause: 'booking' | 'payout' | 'operator';
  cause_id: string;
  at: Date;
}

export interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  transaction_id: number;
  account: LedgerAccount;
  user_id: number;
  booking: number;
  currency: string;
  amount_minor: number;
}

export interface LedgerProofTable {
  id: GeneratedAlways<number>;
  at: Date;
  balanced: boolean;
  report: string;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    ledger_transactions: LedgerTransactionTable;
    ledger_entries: LedgerEntryTable;
    ledger_proofs: LedgerProofTable;
  }
}
