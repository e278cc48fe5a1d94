import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { countJobs, migrateJobs } from '../../apps/server/src/platform/jobs/index.ts';
import { actsByCommand } from '../../apps/server/test/calls/audited.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/database/database.ts';
import { clearJobs } from '../../apps/server/test/database/queue.ts';
import { runJobsCommand } from './dead-jobs.ts';

let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.url);
  open = openDatabase({ url: database.url });
});

afterAll(async () => {
  await open?.close();
  await database?.drop();
});

beforeEach(async () => {
  await clearJobs(open.db);
});

async function die(name: string): Promise<string> {
  const { rows } = await open.pool.query(`select id::text from graphile_worker.add_job($1, '{}'::json)`, [
    name,
  ]);
  const id: string = rows[0].id;
  await open.pool.query('select graphile_worker.permanently_fail_jobs(array[$2::bigint], $1)', [
    'mailbox full\n  at line 1',
    id,
  ]);
  return id;
}

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runJobsCommand({ db: open.db, clock }, words, (line) => lines.push(line));
  return lines.join('\n');
}

const dead = async () => (await countJobs(open.db)).reduce((sum, kind) => sum + kind.dead, 0);

test('The operator sees which jobs are dead and why', async () => {
  expect(await run()).toBe('No job is dead.');
  const id = await die('send-mail');
  const shown = await run('list');
  expect(shown).toContain('send-mail: 0 waiting, 0 running, 1 dead');
  expect(shown).toMatch(new RegExp(`^${id} {2}send-mail .* attempts: mailbox full$`, 'm'));
});

test('A dead job is tried again by its id, and all of them at once', async () => {
  const [one] = [await die('send-mail'), await die('send-mail'), await die('copy-picture')];
  expect(await run('retry', one)).toContain('will be tried again');
  expect(await dead()).toBe(2);
  await run('retry', 'all');
  expect(await dead()).toBe(0);
  expect(await run('retry', 'all')).toBe('No job is dead.');
  const acts = await actsByCommand(open.db);
  expect(acts.map(({ act, details }) => [act, details])).toEqual(
    expect.arrayContaining([
      ['operations.job_retried', { id: Number(one), job: 'send-mail', by: 'command' }],
    ]),
  );
  expect(acts).toHaveLength(3);
});

test('An unknown id or word changes nothing and says so', async () => {
  await die('send-mail');
  await expect(run('retry', '999999')).rejects.toThrow('No dead job has the id 999999.');
  for (const words of [['retry'], ['revive'], ['list', 'all']])
    await expect(run(...words)).rejects.toThrow('Say `list`');
  expect(await dead()).toBe(1);
});
