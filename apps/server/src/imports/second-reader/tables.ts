import type { JSONColumnType } from 'kysely';
import type { Answer } from './answer.ts';

/** What the model said of a caption, kept by the caption's hash. */
export interface SecondReadingTable {
  caption_hash: Buffer;
  model: string;
  answer: JSONColumnType<Answer | null, string | null, never>;
  read_at: Date;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    second_readings: SecondReadingTable;
  }
}
