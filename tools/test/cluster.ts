import {
  findProgram,
  hasCitus,
  missingForCluster,
  missingForWalk,
  sayMissing,
} from '../../apps/server/test/cluster/programs.ts';
import type { Tally } from '../check/step.ts';
import { runVitest } from './vitest.ts';

/** Runs the tests that start several servers of databases; a sentence says what is left out where a program is missing. */
export function runCluster(say: (line: string) => void): Promise<Tally> {
  const left = ['--config', 'vitest.cluster.config.ts'];
  const missing = missingForCluster();
  if (missing.length > 0) {
    say(`${sayMissing(missing)} The loss of a primary under Patroni is not tested.`);
    left.push('--exclude', '**/high-availability/**');
  }
  if (findProgram('pgbouncer') === undefined) {
    say('PgBouncer is not installed (Debian: apt install pgbouncer): what goes through it is not tested.');
    left.push('--project', 'cluster', '--exclude', '**/pgbouncer.cluster.test.ts');
  }
  if (!hasCitus()) {
    say(
      'Citus is not installed for PostgreSQL 15: that it takes the schema as the manual says is not tested.',
    );
    left.push('--exclude', '**/citus/**');
  }
  const missingSteps = missingForWalk();
  if (missingSteps.length > 0) {
    say(`${sayMissing(missingSteps)} The walk of a new operator is not tested.`);
    left.push('--exclude', '**/walk/**');
  }
  return runVitest({ STAYLORE_TEST_PROCESSES: '2' }, left);
}

/** `npm run walk`: from an empty machine to a site that was upgraded, with programs of Debian. */
export async function runWalk(missing = missingForWalk()): Promise<Tally> {
  // Who asks for the walk alone is not told that all is well when nothing was walked.
  if (missing.length > 0) return { passed: 0, failures: [`${sayMissing(missing)} Nothing was walked.`] };
  return runVitest({}, ['--config', 'vitest.cluster.config.ts', '--project', 'cluster', 'test/cluster/walk']);
}
