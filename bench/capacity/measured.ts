import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteScale } from '../site/site-data.ts';

/** Pages of members and visitors, a call of the browser, and the way to a hotel. */
export type RequestKind = 'feed' | 'home' | 'stay' | 'hotel' | 'call' | 'click';

/** What one request takes. */
export interface Cost {
  /** Milliseconds of one core of a web server. */
  readonly webMs: number;
  /** Milliseconds of one core of the database server. */
  readonly databaseMs: number;
  /** What goes over the line, compressed. */
  readonly bytes: number;
}

/** A row with its indexes, and the rows that come with it. */
export type RowKind = 'member' | 'stay' | 'follow' | 'favourite' | 'click' | 'notice';

/** What `npm run bench -- --only capacity` measured last. */
export interface Measured {
  readonly date: string;
  /** Of the machine meanwhile, with what else it did: above its number of cores everything takes longer. */
  readonly load: number;
  readonly scale: SiteScale;
  readonly requests: Readonly<Record<RequestKind, Cost>>;
  /** Bytes on the disk of the database. */
  readonly bytes: Readonly<Record<RowKind, number>>;
}

const kept = path.join(import.meta.dirname, 'measured.json');

/** Reads what was measured: the figures that `docs/scaling.md` rests on, or those of another file. */
export async function readMeasured(file = kept): Promise<Measured> {
  return JSON.parse(await readFile(file, 'utf8'));
}
