import { findProgram, leftOut, missingForWalk, sayMissing } from '../../apps/server/test/cluster/programs.ts';
import type { Tally } from '../check/step.ts';
import { runVitest } from './vitest.ts';

/** Runs the tests that start several database servers; a sentence says what is skipped if a program is missing. */
export function runCluster(say: (line: string) => void): Promise<Tally> {
  for (const { says } of leftOut()) say(says);
  const pooled = findProgram('pgbouncer') === undefined ? ['--project', 'cluster'] : [];
  return runVitest({ STAYLORE_TEST_PROCESSES: '2' }, ['--config', 'vitest.cluster.config.ts', ...pooled]);
}

/** `npm run walk`: from an empty machine to a site that was upgraded, with programs of Debian. */
export async function runWalk(missing = missingForWalk()): Promise<Tally> {
  // A run of the walk alone must not succeed if nothing was walked.
  if (missing.length > 0) return { passed: 0, failures: [`${sayMissing(missing)} Nothing was walked.`] };
  return runVitest({}, ['--config', 'vitest.cluster.config.ts', '--project', 'cluster', 'test/cluster/walk']);
}
