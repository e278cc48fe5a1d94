import type { Config } from '../config/config.ts';
import type { Clock } from './clock.ts';
import type { Secrets } from './crypto/index.ts';
import type { Db } from './db/database.ts';
import type { Replicas } from './db/replicas.ts';
import type { Asked, FetchSafely } from './fetch-safely/index.ts';
import type { Logger } from './log/index.ts';
import type { Storage } from './storage/index.ts';

/** What every feature is handed: configuration, and the connections to the outside. */
export interface Platform {
  config: Config;
  db: Db;
  /** Read what may be a few seconds old for the one who asks; `readList` is how a list does. */
  replicas: Replicas;
  /** For further pools of connections; holds a password and is never logged. */
  databaseUrl: string;
  /** Whether that address leads through a pooler. */
  isPooled: boolean;
  /** Past a pooler: for connections that listen or hold locks. */
  directUrl: string;
  clock: Clock;
  log: Logger;
  secrets: Secrets;
  storage: Storage;
  fetchSafely: FetchSafely;
  /** Connections of requests to the database by what they do, and requests that wait for one. */
  countConnections(): { used: number; idle: number; waiting: number };
  /** Hears of everything that other servers were asked. */
  onOutgoing(listener: (asked: Asked) => void): void;
  /** Runs when the server closes, last one first. */
  onClose(close: () => Promise<void>): void;
}
