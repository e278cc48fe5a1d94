import { mkdir, readFile, rm } from 'node:fs/promises';
import type { Tally } from '../check/step.ts';
import { startChild } from '../launch/child.ts';
import { inProject } from '../launch/project.ts';
import { signalled } from '../launch/run.ts';

export interface TestRun<Report> {
  /** Program of the runner, relative to the project. */
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Where the runner writes its report, relative to the project. */
  readonly report: string;
  readonly tally: (report: Report | undefined, exitedWell: boolean) => Tally;
}

/** Runs tests, forwards the runner's output, and counts. */
export async function runTests<Report>(run: TestRun<Report>): Promise<Tally> {
  const report = inProject(run.report);
  await mkdir(inProject('var', 'test'), { recursive: true });
  await rm(report, { force: true });
  const child = startChild(run);
  void signalled().then(() => child.stop());
  const ending = await child.ended;
  const text = await readFile(report, 'utf8').catch(() => undefined);
  return run.tally(text ? (JSON.parse(text) as Report) : undefined, ending.code === 0);
}

/** Counts for a run: one that failed although each test passed (an error outside of tests) or that left no report is a failure. */
export function tallyOf(counted: Tally | undefined, exitedWell: boolean): Tally {
  if (!counted) return { passed: 0, failures: ['The tests left no report'] };
  if (exitedWell || counted.failures.length > 0) return counted;
  return { ...counted, failures: ['The tests ended badly, although each of them passed'] };
}

/** A failure and its reason, shortened for the end of a long run. */
export function about(title: string, reason = ''): string {
  return [title, ...reason.split('\n').slice(0, 12)].join('\n').trim();
}
