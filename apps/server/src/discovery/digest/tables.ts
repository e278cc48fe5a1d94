export interface DigestTable {
  user_id: number;
  rhythm: 'daily' | 'weekly';
  /** The day, or the Monday of the week, for which the member was written to last. */
  last_period: string;
  told_until: Date;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    digests: DigestTable;
  }
}
