import type { EnvReader } from '../reader.ts';
import type { VariableName } from '../variables.ts';

export interface Database {
  /** Undefined: the embedded database below the data folder. */
  readonly url: string | undefined;
  /** Bypasses a connection pooler; undefined: the same as `url`. */
  readonly directUrl: string | undefined;
  /** Replicas of it, from which lists are read. */
  readonly replicaUrls: readonly string[];
  readonly poolSize: number;
  readonly timeouts: Timeouts;
  /** Apply new migrations at the start, or refuse to start until they are applied. */
  readonly migrateAtStart: boolean;
}

/** Time-outs in milliseconds. */
export interface Timeouts {
  /** For a connection, new or from the pool. */
  readonly connectMs: number;
  /** For a statement. If the database itself does not end it, because it is frozen or unreachable, we do a second later. */
  readonly statementMs: number;
  /** For a lock. */
  readonly lockMs: number;
}

/** Where the database is, and its time-outs. */
export function readDatabase(reader: EnvReader): Database {
  const schemes = ['postgres', 'postgresql'];
  const [url, directUrl] = [reader.url('DATABASE_URL', schemes), reader.url('DATABASE_DIRECT_URL', schemes)];
  if (directUrl !== undefined && url === undefined)
    reader.complain('DATABASE_DIRECT_URL also needs DATABASE_URL.');
  const replicaUrls = reader.urls('DATABASE_REPLICA_URL', schemes);
  if (replicaUrls.length > 0 && url === undefined)
    reader.complain('DATABASE_REPLICA_URL also needs DATABASE_URL.');
  const milliseconds = (name: VariableName, fallback: number) =>
    reader.integer(name, { fallback, min: 1, max: 3600 }) * 1000;
  return {
    url,
    directUrl,
    replicaUrls,
    poolSize: reader.integer('DATABASE_POOL_SIZE', { fallback: 10, min: 1, max: 500 }),
    timeouts: {
      connectMs: milliseconds('DATABASE_CONNECT_TIMEOUT', 5),
      statementMs: milliseconds('DATABASE_STATEMENT_TIMEOUT', 10),
      lockMs: milliseconds('DATABASE_LOCK_TIMEOUT', 5),
    },
    migrateAtStart: reader.onOff('MIGRATE_AT_START', true),
  };
}
