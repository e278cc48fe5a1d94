import { mkdir, readFile, rm } from 'node:fs/promises';
import type { Tally } from '../check/step.ts';
import { startChild } from '../launch/child.ts';
import { inProject } from '../launch/project.ts';
import { signalled } from '../launch/run.ts';

/** What of Vitest's JSON report is counted. */
export interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
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
  if (!report) return { passed: 0, failures: ['The tests left no report'] };
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((result) => result.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [about(file.name, file.message)];
    return failed.map((result) =>
      about(`${file.name}\n${result.fullName}`, result.failureMessages?.join('\n')),
    );
  });
  if (failures.length === 0 && !exitedWell)
    failures.push('The tests ended badly, although each of them passed');
  return { passed: report.numPassedTests, failures };
}

/** A failure and its reason, cut to what can be read at the end of a long run. */
function about(title: string, reason = ''): string {
  return [title, ...reason.split('\n').slice(0, 12)].join('\n').trim();
}
