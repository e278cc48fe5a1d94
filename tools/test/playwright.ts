import { stripVTControlCharacters } from 'node:util';
import type { Tally } from '../check/step.ts';
import { about, runTests, tallyOf } from './run-tests.ts';

interface ReportError {
  readonly message?: string;
  readonly location?: { readonly file: string };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly ReportError[] }[];
    }[];
  }[];
}

/** The counted part of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  /** Errors outside of tests, such as a file that cannot be loaded. */
  readonly errors: readonly ReportError[];
}

/** Runs the browser journeys, all or those of further arguments. */
export function runPlaywright(args: readonly string[] = []): Promise<Tally> {
  const report = 'var/test/e2e.json';
  return runTests({
    file: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--config=e2e', ...args, '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    tally: tallyOfPlaywright,
  });
}

/** A test that is skipped, or was not run because an earlier one failed, is neither passed nor a failure. */
export function tallyOfPlaywright(report: PlaywrightReport | undefined, exitedWell: boolean): Tally {
  if (!report) return tallyOf(undefined, exitedWell);
  const tests = report.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title,
      status,
      // The first cause: the second run only records a trace.
      errors: results.find((one) => one.errors.length > 0)?.errors ?? [],
    })),
  );
  const failures = [
    ...report.errors.map(({ location, message }) =>
      told(location?.file ?? 'Outside of tests', [{ message: message ?? '' }]),
    ),
    ...tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ file, title, errors }) => told(`e2e/${file}\n${title}`, errors)),
  ];
  return tallyOf(
    { passed: tests.filter(({ status }) => status === 'expected').length, failures },
    exitedWell,
  );
}

const specsOf = (suite: Suite): Suite['specs'][number][] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

const told = (title: string, errors: readonly ReportError[]) =>
  about(title, stripVTControlCharacters(errors.map(({ message }) => message).join('\n')));
