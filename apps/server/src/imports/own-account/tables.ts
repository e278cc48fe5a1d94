export interface InstagramAccountTable {
  user_id: number;
  handle: string;
  /** The network's long-lived token; opens for this member only. */
  sealed_token: Buffer;
  issued_at: Date;
  expires_at: Date;
  connected_at: Date;
}

/** A way to the network and back (`import`, `post`, `claim`), or the one-time code that opens the picker after it (`picker`). */
export interface InstagramVisitTable {
  state_hash: Buffer;
  user_id: number;
  purpose: 'import' | 'post' | 'claim' | 'picker';
  language: 'en' | 'de';
  expires_at: Date;
  used_at: Date | null;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    instagram_accounts: InstagramAccountTable;
    instagram_visits: InstagramVisitTable;
  }
}
