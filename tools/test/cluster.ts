import { findProgram } from '../../apps/server/test/cluster/programs.ts';
import type { Tally } from '../check/step.ts';
import { runVitest } from './vitest.ts';

/** Runs the tests that start programs of the system; without these a sentence says what is left out. */
export async function runCluster(say: (line: string) => void): Promise<Tally> {
  if (findProgram('pgbouncer') !== undefined)
    return runVitest({ STAYLORE_TEST_PROCESSES: '2' }, ['--config', 'vitest.cluster.config.ts']);
  say('PgBouncer is not installed (Debian: apt install pgbouncer): nothing was tested.');
  return { passed: 0, failures: [] };
}
