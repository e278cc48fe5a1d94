import { mkdir, readFile, rm } from 'node:fs/promises';
import type { Tally } from '../check/step.ts';
import { startChild } from '../launch/child.ts';
import { inProject } from '../launch/project.ts';
import { signalled } from '../launch/run.ts';

/** What of Vitest's JSON report is counted. */
export interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Runs the tests of one configuration, shows what Vitest shows, and counts. */
export async function runVitest(
  name: string,
  config: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  const reportFile = inProject('var', 'test', `${name}.json`);
  await mkdir(inProject('var', 'test'), { recursive: true });
  await rm(reportFile, { force: true });
  const child = startChild({
    file: 'node_modules/vitest/vitest.mjs',
    env,
    args: [
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
  });
  const interrupted = signalled().then(() => child.stop());
  const ending = await child.ended;
  void interrupted;
  const report = await readFile(reportFile, 'utf8').catch(() => undefined);
  return tallyOf(report ? (JSON.parse(report) as Report) : undefined, ending.code === 0);
}

/**
 * A file that could not be loaded or prepared (its tests are skipped then) counts as one failure, and so does a run that failed although each test passed (an error outside
 * of tests) or that left no report.
 */
export function tallyOf(report: Report | undefined, exitedWell: boolean): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  return { passed: report.numPassedTests, failed: failed === 0 && !exitedWell ? 1 : failed };
}
