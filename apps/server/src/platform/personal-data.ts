import type { Executor } from './db/database.ts';
import type { IdPage } from './db/in-pages.ts';
import type { Tables } from './db/tables.d.ts';

/** A page of a member's rows. */
export interface OwnPage extends IdPage {
  userId: number;
}

/** One file of a takeout: a record, or a list that is read in pages. */
export type TakeoutFile =
  | { file: string; record: (db: Executor, userId: number) => Promise<object> }
  | { file: string; list: (db: Executor, page: OwnPage) => Promise<{ id: number }[]> };

/** A table that links members to each other, and would show or count a leaving member with someone else. */
export interface Tie {
  table: keyof Tables;
  /** The columns that name the leaving member; their rows are set aside with them. */
  of: readonly string[];
  /** Other members whom a row shows: as long as one of them is leaving, the row stays set aside. */
  shows: readonly string[];
  /** Without these the row cannot come back. */
  needs: readonly { column: string; table: 'users' | 'posts' }[];
}

/** A table of pairs of members, each of whom would be shown with the other. */
export const pairsOfMembers = (table: keyof Tables, one: string, other: string): Tie => ({
  table,
  of: [one, other],
  shows: [one, other],
  needs: [one, other].map((column) => ({ column, table: 'users' })),
});

/**
 * What a domain stores about members: what they can take along, and what is deleted when they leave. Every table that a feature adds for
 * its members is listed in its domain. Rows that refer to a member with `on delete cascade` are deleted without being named.
 */
export interface PersonalData {
  files?: readonly TakeoutFile[];
  /** What the member has chosen: few entries, which go into one file with those of other domains. */
  settings?: (db: Executor, userId: number) => Promise<object>;
  /** Pictures that the member takes along: where they go in the archive, and the folder of their files. */
  pictures?: {
    count: (db: Executor, userId: number) => Promise<number>;
    list: (db: Executor, page: OwnPage) => Promise<{ id: number; file: string; key: string }[]>;
  };
  ties?: readonly Tie[];
  /** Storage folders that are deleted with the member. */
  folders?: (db: Executor, userId: number) => Promise<string[]>;
  /** Deletes rows about a member that no foreign key ties to them, or that are too many for one statement. */
  forgetTraces?: (trx: Executor, member: { id: number; email: string }) => Promise<void>;
}
