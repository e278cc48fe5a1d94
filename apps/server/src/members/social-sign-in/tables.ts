import type { Generated } from 'kysely';

export type Provider = 'google' | 'apple';

export interface SignInAttemptTable {
  state_hash: Buffer;
  browser_hash: Buffer;
  provider: Provider;
  nonce: string;
  code_verifier: string;
  next_path: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  redeemed_at: Date | null;
  /** When the provider's signature was checked; only then may somebody enter as `subject`. */
  verified_at: Date | null;
  finished_at: Date | null;
  subject: string | null;
  /** Only an address that the provider says it has verified. */
  email: string | null;
  /** The provider answers for the mailbox today, so an account with this address is the same person's. */
  email_trusted: Generated<boolean>;
  name: string | null;
  last_name: string | null;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    sign_in_attempts: SignInAttemptTable;
  }
}
