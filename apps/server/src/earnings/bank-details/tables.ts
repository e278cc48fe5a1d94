import type { Generated, GeneratedAlways } from 'kysely';

export interface BankDetailsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  bank_name: string;
  bank_address: string;
  holder_name: string;
  /** Empty while not given, like the country. */
  holder_town: string;
  holder_country: string;
  sealed_iban: Buffer;
  sealed_account: Buffer;
  iban_last4: string;
  account_last4: string;
  clearing_number: string;
  paused_until: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    bank_details: BankDetailsTable;
  }
}
