import type pg from 'pg';
import type { Logger } from '../log/index.ts';

/** First half of the advisory lock keys by which workers show that they are alive. */
const lockSpace = 1_937_007_981;
const everyMs = 10_000;

/** Shows that this process's worker is alive, and frees the jobs of those that no longer are. */
export interface Presence {
  /** The worker of this process from now on. */
  announce(workerId: string): void;
  /** This process's worker is gone. */
  leave(): Promise<void>;
  /** Returns jobs still held by this process's worker to the queue; the worker must no longer fetch jobs. */
  release(pool: pg.Pool): Promise<void>;
}

/**
 * A killed process leaves its jobs locked. Each worker therefore holds an advisory lock for as long as its connection lives, and jobs whose
 * holder has no such lock are returned to the queue: within seconds, rather than the hours after which the queue itself would do it. The
 * first ten seconds of a job's lock are ignored, so that a worker can start or reconnect.
 */
export function startPresence(pool: pg.Pool, log: Logger): Presence {
  let workerId: string | undefined;
  let held: { client: pg.PoolClient; workerId: string } | undefined;
  let working: Promise<void> = Promise.resolve();

  const letGo = (broken?: Error) => {
    held?.client.release(broken ?? true);
    held = undefined;
  };
  const hold = async () => {
    if (workerId === undefined || held?.workerId === workerId) return;
    letGo();
    const client = await pool.connect();
    client.once('error', (error) => {
      if (held?.client === client) letGo(error);
    });
    held = { client, workerId };
    await client.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, workerId]);
  };
  const round = async () => {
    try {
      await hold();
      const freed = await freeJobsOfTheDead(pool);
      if (freed.length > 0) log.warn({ workers: freed }, 'Gave back the jobs of workers that are gone');
    } catch (error) {
      letGo();
      log.debug({ err: error }, 'Workers could not be checked');
    }
  };
  const soon = () => {
    working = working.then(round);
  };
  const timer = setInterval(soon, everyMs);
  timer.unref();
  return {
    announce(id) {
      workerId = id;
      soon();
    },
    async leave() {
      clearInterval(timer);
      await working;
      letGo();
    },
    async release(other) {
      if (workerId !== undefined) await unlock(other, [workerId]);
    },
  };
}

async function freeJobsOfTheDead(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct locked_by as worker
     from graphile_worker.jobs as job
     where locked_by is not null and locked_at < now() - interval '10 seconds'
       and not exists (
         select 1 from pg_locks
         where locktype = 'advisory' and granted and classid::bigint = $1 and objsubid = 2
           and objid::bigint = (hashtext(job.locked_by)::bigint & 4294967295)
           and database = (select oid from pg_database where datname = current_database())
       )`,
    [lockSpace],
  );
  const workers = rows.map(({ worker }) => worker);
  if (workers.length > 0) await unlock(pool, workers);
  return workers;
}

async function unlock(pool: pg.Pool, workers: string[]): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [workers]);
}
