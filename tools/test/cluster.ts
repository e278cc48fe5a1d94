import { findProgram, missingForCluster } from '../../apps/server/test/cluster/programs.ts';
import type { Tally } from '../check/step.ts';
import { runVitest } from './vitest.ts';

/** Runs the tests that start several servers of databases; a sentence says what is left out where a program is missing. */
export function runCluster(say: (line: string) => void): Promise<Tally> {
  const left = ['--config', 'vitest.cluster.config.ts'];
  const missing = missingForCluster();
  if (missing.length > 0) {
    say(`Not installed: ${missing.join(', ')}. The loss of a primary under Patroni is not tested.`);
    left.push('--exclude', '**/high-availability/**');
  }
  if (findProgram('pgbouncer') === undefined) {
    say('PgBouncer is not installed (Debian: apt install pgbouncer): what goes through it is not tested.');
    left.push('--project', 'cluster', '--exclude', '**/pgbouncer.cluster.test.ts');
  }
  return runVitest({ STAYLORE_TEST_PROCESSES: '2' }, left);
}
