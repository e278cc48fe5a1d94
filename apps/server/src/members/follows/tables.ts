import type { Generated, GeneratedAlways } from 'kysely';

export interface FollowTable {
  id: GeneratedAlways<number>;
  /** The followed member. */
  user_id: number;
  follower_id: number;
  created_at: Generated<Date>;
}

export interface BlockTable {
  user_id: number;
  blocked_id: number;
  created_at: Generated<Date>;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    follows: FollowTable;
    blocks: BlockTable;
  }
}
