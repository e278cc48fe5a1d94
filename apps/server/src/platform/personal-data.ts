import type { Executor } from './db/database.ts';
import type { Tables } from './db/tables.d.ts';

/** A stretch of a list in the order of its ids. */
export interface Stretch {
  userId: number;
  after: number;
  limit: number;
}

/** One file of a takeout: a record, or a list that is read a stretch at a time. */
export type TakeoutFile =
  | { file: string; record: (db: Executor, userId: number) => Promise<object> }
  | { file: string; list: (db: Executor, stretch: Stretch) => Promise<{ id: number }[]> };

/** A table that ties members to others, and would show them, or count them, with somebody else. */
export interface Tie {
  table: keyof Tables;
  /** The columns that name the member who leaves; rows go away with them. */
  of: readonly string[];
  /** Members besides them whom a row shows: as long as one of those is leaving, the row waits with that one. */
  shows: readonly string[];
  /** Without these the row cannot come back. */
  needs: readonly { column: string; table: 'users' | 'posts' }[];
}

/**
 * What a domain keeps about members: what they take along, and what goes when they leave. A table that a feature adds for its members has
 * its place in the list of its domain. Rows that refer to a member with `on delete cascade` are forgotten without being named.
 */
export interface PersonalData {
  files?: readonly TakeoutFile[];
  /** What the member has chosen: few entries, which go into one file with those of other domains. */
  settings?: (db: Executor, userId: number) => Promise<object>;
  /** Pictures that the member takes along: where they go in the archive, and the folder of their files. */
  pictures?: {
    count: (db: Executor, userId: number) => Promise<number>;
    list: (db: Executor, stretch: Stretch) => Promise<{ id: number; file: string; key: string }[]>;
  };
  ties?: readonly Tie[];
  /** Folders of the storage that are removed with the member. */
  folders?: (db: Executor, userId: number) => Promise<string[]>;
  /** Forgets what lies about a member in rows that no reference ties to them. */
  forgetTraces?: (trx: Executor, member: { id: number; email: string }) => Promise<void>;
}
