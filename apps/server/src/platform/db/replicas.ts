import type pg from 'pg';
import type { Timeouts } from '../../config/sections/database.ts';
import { ApiError } from '../errors.ts';
import type { Logger } from '../log/index.ts';
import { breakConnection, type Db, openDatabase, openPool } from './database.ts';
import { completeUntil, mayAnswer, type Position, type ReplicaState, readLsn } from './replay.ts';
import { constraintOf } from './sql-errors.ts';

/** Where a list was read: from a replica, from the primary, or from the primary after a replica had failed. */
export type ReadFrom = 'replica' | 'primary' | 'primary_after_failure';

export interface Replicas {
  /** Reads from a replica if the result may be a few seconds old and one can answer, otherwise from the primary. */
  read<T>(mayBeBehind: boolean, work: (db: Db) => Promise<T>): Promise<T>;
  /** Replicas that answer, those that are left out, and where lists were read. */
  figures(): { answering: number; leftOut: number; reads: Readonly<Record<ReadFrom, number>> };
  close(): Promise<void>;
}

interface Options {
  urls: readonly string[];
  /** Of the primary, bypassing a pooler. */
  directUrl: string;
  isPooled: boolean;
  primary: Db;
  poolSize: number;
  timeouts: Timeouts;
  log: Logger;
}

interface Replica extends ReplicaState {
  readonly name: string;
  readonly db: Db;
  isThere: boolean;
  completeUntil: number;
  look(positions: readonly Position[]): Promise<void>;
  close(): Promise<void>;
}

const roundMs = 500;
const keptPositions = 40;
/** A query about the state of a server, and its connection. */
const quick: Timeouts = { connectMs: 900, statementMs: 900, lockMs: 900 };
/** The statement took longer than allowed; it would on the primary too. */
const tooLong = '57014';

/** Opens the replicas and checks twice a second how far behind they are. Without any, everything is read from the primary. */
export function openReplicas(options: Options): Replicas {
  const { urls, directUrl, primary, log } = options;
  const reads = { replica: 0, primary: 0, primary_after_failure: 0 };
  const replicas = urls.map((url) => openReplica(url, options));
  const watch = watchReplicas(replicas, directUrl, log);
  let turn = 0;
  const choose = (): Replica | undefined => {
    const now = performance.now();
    const able = replicas.filter((replica) => mayAnswer(replica, now));
    turn += 1;
    return able[turn % able.length];
  };
  return {
    async read(mayBeBehind, work) {
      const replica = mayBeBehind ? choose() : undefined;
      if (replica === undefined) {
        reads.primary += 1;
        return work(primary);
      }
      try {
        const answer = await work(replica.db);
        reads.replica += 1;
        return answer;
      } catch (error) {
        if (error instanceof ApiError || constraintOf(error).code === tooLong) throw error;
        log.debug({ err: error, replica: replica.name }, 'A list is read at the primary instead');
        reads.primary_after_failure += 1;
        return work(primary);
      }
    },
    figures() {
      const now = performance.now();
      const answering = replicas.filter((replica) => mayAnswer(replica, now)).length;
      return { answering, leftOut: replicas.length - answering, reads };
    },
    async close() {
      await watch.close();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

function openReplica(url: string, { poolSize, timeouts, isPooled, log }: Options): Replica {
  const name = new URL(url).host;
  const lists = openDatabase({
    url,
    isPooled,
    max: poolSize,
    // A reader whom the primary can serve does not wait long.
    timeouts: { ...timeouts, connectMs: Math.min(timeouts.connectMs, quick.connectMs) },
    name: 'staylore lists',
  });
  const lent = new Set<pg.PoolClient>();
  lists.pool.on('connect', (client) => lent.add(client));
  lists.pool.on('remove', (client) => lent.delete(client));
  const health = openPool({ url, isPooled, max: 1, min: 1, timeouts: quick, name: 'staylore health' });
  const replica: Replica = {
    name,
    db: lists.db,
    isThere: false,
    completeUntil: Number.NEGATIVE_INFINITY,
    async look(positions) {
      try {
        const { rows } = await health.query<{ replayed: string | null }>(
          'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as replayed',
        );
        const replayed = rows[0]?.replayed ?? null;
        if (replayed === null) throw new Error('This server is no replica');
        replica.completeUntil = completeUntil(positions, readLsn(replayed));
        if (!replica.isThere) log.info({ replica: name }, 'A replica answers');
        replica.isThere = true;
      } catch (error) {
        if (replica.isThere)
          log.warn({ err: error, replica: name }, 'A replica does not answer and is left out');
        replica.isThere = false;
        // Calls that wait for it read at the primary.
        for (const client of lent) breakConnection(client);
      }
    },
    async close() {
      await health.end();
      await lists.close();
    },
  };
  return replica;
}

/** Queries the primary first, so that what a replica has replayed by then is known to be complete up to that moment. */
function watchReplicas(
  replicas: readonly Replica[],
  directUrl: string,
  log: Logger,
): { close(): Promise<void> } {
  if (replicas.length === 0) return { close: async () => undefined };
  const primary = openPool({ url: directUrl, max: 1, min: 1, timeouts: quick, name: 'staylore health' });
  let positions: Position[] = [];
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    const at = performance.now();
    try {
      const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
      if (rows[0] !== undefined)
        positions = [...positions.slice(1 - keptPositions), { at, lsn: readLsn(rows[0].lsn) }];
    } catch (error) {
      log.debug({ err: error }, 'The primary does not say where it is');
    }
    await Promise.all(replicas.map((replica) => replica.look(positions)));
    if (!isOver) timer = setTimeout(next, roundMs);
  };
  let running = Promise.resolve();
  const next = () => {
    running = round();
  };
  next();
  return {
    async close() {
      isOver = true;
      clearTimeout(timer);
      await running;
      await primary.end();
    },
  };
}
