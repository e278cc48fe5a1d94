import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../../test/database/database.ts';
import {
  abandonJobs,
  ageLocks,
  clearJobs,
  hurryJobs,
  jobsOfTheLiving,
  knownSchedules,
  rewritePayloads,
} from '../../../test/database/queue.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { createLog } from '../log/index.ts';
import {
  countJobs,
  defineJob,
  enqueue,
  enqueueAll,
  HopelessJob,
  handleJob,
  type JobHandler,
  type JobOutcome,
  listDeadJobs,
  type RunningJobs,
  reviveJob,
  startJobs,
} from './index.ts';

const greet = defineJob('test.greet', z.object({ name: z.string(), times: z.number().default(1) }));
const log = createLog({ level: 'silent' });

let database: TestDatabase;
let open: OpenDatabase;
let running: RunningJobs[] = [];
let outcomes: JobOutcome[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url, max: 4 });
});

beforeEach(async () => {
  outcomes = [];
  await clearJobs(open.db);
});

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop({ withinMs: 500 })));
  running = [];
});

afterAll(async () => {
  await open.close();
  await database.drop();
});

async function start(...handlers: JobHandler[]): Promise<RunningJobs> {
  const jobs = await startJobs({
    url: database.url,
    handlers,
    log,
    observe: (outcome) => outcomes.push(outcome),
  });
  running.push(jobs);
  return jobs;
}

const hurry = () => hurryJobs(open.db);

test('A job is done with the payload it was given, defaults filled in', async () => {
  const seen: unknown[] = [];
  await start(handleJob(greet, async (payload, context) => void seen.push([payload, context.attempt])));
  await enqueue(open.db, greet, { name: 'Lena' });
  await expect.poll(() => seen).toEqual([[{ name: 'Lena', times: 1 }, 1]]);
  await expect.poll(() => outcomes).toMatchObject([{ job: 'test.greet', outcome: 'done' }]);
  await expect.poll(() => countJobs(open.db)).toEqual([]);
});

test('A job exists exactly when the transaction that causes it commits', async () => {
  const seen: string[] = [];
  await start(handleJob(greet, async ({ name }) => void seen.push(name)));
  const failing = open.db.transaction().execute(async (trx) => {
    await enqueue(trx, greet, { name: 'never' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await open.db.transaction().execute((trx) => enqueue(trx, greet, { name: 'once' }));
  await expect.poll(() => seen).toEqual(['once']);
});

test('Many jobs are enqueued in one statement and each is done once by any number of workers', async () => {
  const seen: string[] = [];
  const handler = handleJob(greet, async ({ name }) => void seen.push(name));
  const names = Array.from({ length: 200 }, (_, index) => `n${index}`);
  await enqueueAll(
    open.db,
    greet,
    names.map((name) => ({ payload: { name }, key: name })),
  );
  await Promise.all([start(handler), start(handler)]);
  await expect.poll(() => seen.length).toBe(200);
  expect([...seen].sort()).toEqual([...names].sort());
});

test('Jobs that a person waits for run before bulk jobs, and background jobs run last', async () => {
  const slow = defineJob('test.background', z.object({ name: z.string() }), { urgency: 'background' });
  const many = defineJob('test.bulk', z.object({ name: z.string() }), { urgency: 'bulk' });
  await enqueue(open.db, slow, { name: 'poster' });
  await enqueue(open.db, many, { name: 'picture' });
  await enqueue(open.db, greet, { name: 'mail' });
  const seen: string[] = [];
  const jobs = await startJobs({
    url: database.url,
    log,
    concurrency: 1,
    handlers: [slow, many, greet].map((job) => handleJob(job, async ({ name }) => void seen.push(name))),
  });
  running.push(jobs);
  await expect.poll(() => seen).toEqual(['mail', 'picture', 'poster']);
});

test('A payload of the wrong form is refused where it is enqueued', async () => {
  await expect(enqueue(open.db, greet, { name: 7 } as never)).rejects.toThrow(z.ZodError);
  expect(await countJobs(open.db)).toEqual([]);
});

test('A job whose payload no longer matches its schema fails for good at once, and is listed', async () => {
  await enqueue(open.db, greet, { name: 'x' });
  await rewritePayloads(open.db, { name: 7 });
  await start(handleJob(greet, async () => expect.unreachable('must not run')));
  await expect.poll(() => listDeadJobs(open.db)).toHaveLength(1);
  await expect.poll(() => outcomes.map(({ outcome }) => outcome)).toEqual(['dead']);
});

test('Two jobs under one key are one job, the later payload counts; other kinds keep their own keys', async () => {
  const other = defineJob('test.other', z.object({ name: z.string() }));
  await enqueue(open.db, greet, { name: 'first' }, { key: 'k' });
  await enqueue(open.db, greet, { name: 'second' }, { key: 'k' });
  await enqueue(open.db, other, { name: 'third' }, { key: 'k' });
  const seen: string[] = [];
  await start(
    handleJob(greet, async ({ name }) => void seen.push(name)),
    handleJob(other, async ({ name }) => void seen.push(name)),
  );
  await expect.poll(() => [...seen].sort()).toEqual(['second', 'third']);
});

test('A failing job is tried again after a growing pause, until it succeeds', async () => {
  const attempts: number[] = [];
  await start(
    handleJob(greet, async (_payload, { attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new Error('not yet');
    }),
  );
  await enqueue(open.db, greet, { name: 'x' });
  await expect.poll(() => outcomes.length).toBe(1);
  // The outcome is reported before the queue has stored when to try again.
  const pause = async () => {
    const { rows } = await sql<{ pause: number }>`
      select extract(epoch from run_at - now())::float8 as pause from graphile_worker.jobs`.execute(open.db);
    return rows[0]?.pause;
  };
  await expect.poll(pause).toBeGreaterThan(1);
  await expect.poll(() => hurry().then(() => attempts), { interval: 100 }).toEqual([1, 2, 3]);
  await expect.poll(() => outcomes.map(({ outcome }) => outcome)).toEqual(['retry', 'retry', 'done']);
});

test('A job without attempts left is listed with its error, and can be retried', async () => {
  let broken = true;
  const last: boolean[] = [];
  await start(
    handleJob(greet, async (_payload, { isLastAttempt }) => {
      last.push(isLastAttempt);
      if (broken) throw new Error('mailbox full');
    }),
  );
  await enqueue(open.db, greet, { name: 'x' }, { maxAttempts: 1, key: 'mail 7' });
  await expect
    .poll(() => countJobs(open.db))
    .toEqual([{ job: 'test.greet', waiting: 0, running: 0, dead: 1 }]);
  const [dead] = await listDeadJobs(open.db);
  expect(dead).toMatchObject({ job: 'test.greet', key: 'test.greet:mail 7', attempts: 1 });
  expect(dead?.lastError).toContain('mailbox full');
  expect(dead?.createdAt).toBeInstanceOf(Date);
  broken = false;
  await reviveJob(open.db, dead?.id ?? 0);
  const revived = expect.poll(() => outcomes.map(({ outcome }) => outcome));
  await revived.toEqual(['dead', 'done']);
  expect(last).toEqual([true, false]);
});

test('A job with a permanent error is not retried', async () => {
  await start(
    handleJob(greet, async () => {
      throw new HopelessJob('The post is gone');
    }),
  );
  await enqueue(open.db, greet, { name: 'x' });
  await expect.poll(() => listDeadJobs(open.db)).toMatchObject([{ attempts: 1 }]);
});

test('An attempt that hangs is aborted through its signal', async () => {
  const slow = defineJob('test.slow', z.object({}), { timeoutMs: 50 });
  let heard = false;
  await start(
    handleJob(slow, (_payload, { signal }) => {
      signal.addEventListener('abort', () => {
        heard = true;
      });
      return new Promise(() => undefined);
    }),
  );
  await enqueue(open.db, slow, {});
  await expect.poll(() => outcomes.map(({ outcome }) => outcome)).toEqual(['retry']);
  expect(heard).toBe(true);
});

test('A job waits for its time', async () => {
  const seen: string[] = [];
  await start(handleJob(greet, async ({ name }) => void seen.push(name)));
  await enqueue(open.db, greet, { name: 'later' }, { delayMs: 60_000 });
  await enqueue(open.db, greet, { name: 'now' });
  await expect.poll(() => seen).toEqual(['now']);
  expect(await countJobs(open.db)).toMatchObject([{ waiting: 1 }]);
});

test('Stopping waits for running jobs and loses none', async () => {
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let started = false;
  const jobs = await start(
    handleJob(greet, () => {
      started = true;
      return work;
    }),
  );
  await enqueue(open.db, greet, { name: 'x' });
  await expect.poll(() => started).toBe(true);
  const stopped = jobs.stop({ withinMs: 5000 });
  setTimeout(finish, 50);
  await stopped;
  running = [];
  expect(await countJobs(open.db)).toEqual([]);
});

test('A job that does not end in time is given back and done by another process', async () => {
  const jobs = await start(handleJob(greet, () => new Promise(() => undefined)));
  await enqueue(open.db, greet, { name: 'x' });
  await expect.poll(() => countJobs(open.db)).toMatchObject([{ running: 1 }]);
  await jobs.stop({ withinMs: 100 });
  running = [];
  expect(await countJobs(open.db)).toMatchObject([{ waiting: 1, running: 0 }]);
  const seen: string[] = [];
  await start(handleJob(greet, async ({ name }) => void seen.push(name)));
  await expect.poll(() => hurry().then(() => seen), { interval: 100 }).toEqual(['x']);
});

test('The jobs of a killed process are given back within seconds, those of a living one are not', async () => {
  let held = 0;
  const living = await start(
    handleJob(greet, () => {
      held += 1;
      return new Promise(() => undefined);
    }),
  );
  await enqueue(open.db, greet, { name: 'held' });
  // A worker registers soon after it started, not before its first job.
  await expect.poll(() => jobsOfTheLiving(open.db)).toBe(1);
  const abandoned = defineJob('test.abandoned', z.object({}));
  await enqueue(open.db, abandoned, {});
  await abandonJobs(open.db);
  await ageLocks(open.db, 11);
  let done = 0;
  await start(
    handleJob(abandoned, async () => {
      done += 1;
    }),
  );
  await expect.poll(() => done).toBe(1);
  // A job leaves the queue after its handler has ended.
  await expect.poll(() => countJobs(open.db)).toMatchObject([{ job: 'test.greet', running: 1 }]);
  expect(held).toBe(1);
  await living.stop({ withinMs: 50 });
});

test('When the database drops every connection, work goes on once it is back', async () => {
  const seen: string[] = [];
  await start(handleJob(greet, async ({ name }) => void seen.push(name)));
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'staylore jobs' and datname = current_database()`.execute(open.db);
  await enqueue(open.db, greet, { name: 'after' });
  await expect.poll(() => seen).toEqual(['after']);
});

test('Work at fixed times is registered under its name', async () => {
  const jobs = await startJobs({
    url: database.url,
    log,
    handlers: [handleJob(greet, async () => undefined)],
    schedules: [{ name: 'morning', job: greet, pattern: '0 6 * * *', payload: { name: 'all' } }],
  });
  running.push(jobs);
  await expect.poll(() => knownSchedules(open.db)).toEqual(['morning']);
});

test.each(['greet', 'Test.greet', 'test.', 'test greet'])('"%s" is not a name for a job', (name) => {
  expect(() => defineJob(name, z.object({}))).toThrow(RangeError);
});
