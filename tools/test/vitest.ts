import type { Tally } from '../check/step.ts';
import { about, runTests, tallyOf } from './run-tests.ts';

/** The counted part of Vitest's JSON report. */
export interface VitestReport {
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

/** Runs unit and API tests, all or those of further arguments. */
export function runVitest(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<Tally> {
  const report = 'var/test/unit.json';
  return runTests({
    file: 'node_modules/vitest/vitest.mjs',
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
    report,
    tally: tallyOfVitest,
  });
}

/** A file that could not be loaded or prepared (its tests are skipped then) counts as one failure. */
export function tallyOfVitest(report: VitestReport | undefined, exitedWell: boolean): Tally {
  const failures = report?.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((result) => result.status === 'failed');
    if (file.status === 'failed' && failed.length === 0) return [about(file.name, file.message)];
    return failed.map((result) =>
      about(`${file.name}\n${result.fullName}`, result.failureMessages?.join('\n')),
    );
  });
  return tallyOf(failures && { passed: report?.numPassedTests ?? 0, failures }, exitedWell);
}
