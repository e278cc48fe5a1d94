import type { Config } from '../config/config.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { FetchSafely } from './fetch-safely/index.ts';
import type { Logger } from './log/index.ts';
import type { Storage } from './storage/index.ts';

/** What every feature is handed: configuration, and the connections to the outside. */
export interface Platform {
  config: Config;
  db: Db;
  /** For connections of one's own, such as one that listens; holds a password and is never logged. */
  databaseUrl: string;
  clock: Clock;
  log: Logger;
  storage: Storage;
  fetchSafely: FetchSafely;
  /** Runs when the server closes, last one first. */
  onClose(close: () => Promise<void>): void;
}
