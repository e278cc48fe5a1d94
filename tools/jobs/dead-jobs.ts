import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { retryDeadJob } from '../../apps/server/src/lifecycle/operations/index.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';
import { countJobs, listDeadJobs } from '../../apps/server/src/platform/jobs/index.ts';
import type { Platform } from '../../apps/server/src/platform/platform.ts';

type Site = Pick<Platform, 'db' | 'clock'>;

/** Maximum number of dead jobs shown or retried at once. */
const most = 100;

/** Runs an operator command on background jobs: lists them without arguments; `retry` with ids or `all` retries dead ones. */
export async function runJobsCommand(
  site: Site,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [command = 'list', ...which] = words;
  if (command === 'list' && which.length === 0) return list(site.db, say);
  if (command === 'retry' && which.length > 0) return retry(site, which, say);
  throw new PublicError('Say `list`, `retry ID …` or `retry all`.');
}

async function list(db: Db, say: (line: string) => void): Promise<void> {
  for (const { job, waiting, running, dead } of await countJobs(db))
    say(`${job}: ${waiting} waiting, ${running} running, ${dead} dead`);
  const dead = await listDeadJobs(db, most);
  if (dead.length === 0) return say('No job is dead.');
  say('');
  for (const job of dead) say(lineOf(job));
  if (dead.length === most) say(`These are the latest ${most}.`);
  say('Try again: npx staylore jobs retry ID …, or retry all.');
}

type DeadJob = Awaited<ReturnType<typeof listDeadJobs>>[number];

function lineOf({ id, job, attempts, failedAt, lastError }: DeadJob): string {
  const [reason = 'unknown'] = (lastError ?? 'unknown').split('\n');
  return `${id}  ${job}  ${failedAt.toISOString()}  after ${attempts} attempts: ${reason}`;
}

async function retry(
  { db, clock }: Site,
  which: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const dead = await listDeadJobs(db, most);
  const known = new Set(dead.map(({ id }) => String(id)));
  const unknown = which.filter((id) => id !== 'all' && !known.has(id));
  if (unknown.length > 0) throw new PublicError(`No dead job has the id ${unknown.join(', ')}.`);
  const chosen = which.includes('all') ? dead : dead.filter(({ id }) => which.includes(String(id)));
  for (const { id, job } of chosen) {
    await inTransaction(db, (trx) =>
      retryDeadJob({ db: trx, clock }, { by: 'command', id: Number(id), job }),
    );
    say(`${id}  ${job}  will be tried again`);
  }
  if (chosen.length === 0) say('No job is dead.');
}
