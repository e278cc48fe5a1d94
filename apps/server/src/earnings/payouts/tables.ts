import type { Generated, GeneratedAlways } from 'kysely';

export interface PayoutTable {
  id: GeneratedAlways<number>;
  message_id: string;
  state: 'written' | 'sent' | 'accepted' | 'partly' | 'rejected';
  /** The payment file, sealed: it names accounts. */
  file: string;
  created_at: Date;
  sent_at: Date | null;
  answered_at: Date | null;
}

export interface PayoutItemTable {
  id: GeneratedAlways<number>;
  payout_id: number;
  user_id: number;
  end_to_end_id: string;
  currency: string;
  amount_minor: number;
  state: Generated<'in_payout' | 'paid' | 'rejected'>;
  reason_code: string | null;
  reason_text: string | null;
  iban_last4: string;
  credit_note: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export interface PayoutLineTable {
  item_id: number;
  booking: number;
  amount_minor: number;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    payouts: PayoutTable;
    payout_items: PayoutItemTable;
    payout_lines: PayoutLineTable;
  }
}
