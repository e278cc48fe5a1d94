import { findProgram } from '../../apps/server/test/cluster/programs.ts';
import type { Tally } from '../check/step.ts';
import { runVitest } from './vitest.ts';

/** Runs the tests that start several servers of databases; a sentence says what is left out where a program is missing. */
export function runCluster(say: (line: string) => void): Promise<Tally> {
  const run = (...args: string[]) =>
    runVitest({ STAYLORE_TEST_PROCESSES: '2' }, ['--config', 'vitest.cluster.config.ts', ...args]);
  if (findProgram('pgbouncer') !== undefined) return run();
  say('PgBouncer is not installed (Debian: apt install pgbouncer): what goes through it is not tested.');
  return run('replicas.cluster');
}
