import type { Config } from '../config/config.ts';
import type { Clock } from './clock.ts';
import type { Secrets } from './crypto/index.ts';
import type { Db } from './db/database.ts';
import type { Replicas } from './db/replicas.ts';
import type { FetchSafely, OutgoingCall } from './fetch-safely/index.ts';
import type { IsInfected } from './file-scan/index.ts';
import type { Logger } from './log/index.ts';
import type { Restorable } from './restorable.ts';
import type { Storage } from './storage/index.ts';

/** What every feature is given: the configuration, and the connections to the outside. */
export interface Platform {
  config: Config;
  db: Db;
  /** Reads what may be a few seconds old for this reader; lists do it through `readList`. */
  replicas: Replicas;
  /** For further connection pools; contains a password and is never logged. */
  databaseUrl: string;
  /** Whether that address leads through a pooler. */
  isPooled: boolean;
  /** Bypasses a pooler: for connections that listen or hold locks. */
  directUrl: string;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  storage: Storage;
  fetchSafely: FetchSafely;
  isInfected: IsInfected;
  /** What domains restore and end when an account goes back to its owner. */
  restorable: Restorable;
  /** Database connections of requests by state, and requests that wait for one. */
  countConnections(): { used: number; idle: number; waiting: number };
  /** Notified of every request to another server. */
  onOutgoing(listener: (call: OutgoingCall) => void): void;
  /** Runs when the server closes, last one first. */
  onClose(close: () => Promise<void>): void;
}
