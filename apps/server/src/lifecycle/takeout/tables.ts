import type { Generated } from 'kysely';

export interface TakeoutTable {
  user_id: number;
  /** Folder of the file in the storage; unguessable. */
  key: string;
  state: 'waiting' | 'running' | 'ready' | 'failed';
  /** Files that are packed, of so many. */
  done: Generated<number>;
  total: Generated<number>;
  bytes: number | null;
  asked_at: Date;
  expires_at: Date | null;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    takeouts: TakeoutTable;
  }
}
