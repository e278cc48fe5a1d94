import { spawn } from 'node:child_process';
import { inProject, projectFolder } from '../launch/project.ts';

/** One named part of the static checks. It passes when it reports nothing. */
export interface Step {
  readonly name: string;
  /** @returns the faults, one per line. */
  run(): Promise<string[]>;
}

/** A step that is a program: passes when it exits with 0; otherwise its output is the report. */
export function program(
  name: string,
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Step {
  return {
    name,
    run: () =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [inProject(file), ...args], {
          cwd: projectFolder,
          env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
        });
        const output: Buffer[] = [];
        child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
        child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
        child.once('error', (error) => resolve([error.message]));
        child.once('close', (code) => {
          const text = Buffer.concat(output).toString().trim();
          resolve(code === 0 ? [] : text ? text.split('\n') : [`ended with code ${code}`]);
        });
      }),
  };
}

/** The result of a part of the checks: how many passed, and the failures with their reasons. */
export interface Tally {
  readonly passed: number;
  readonly failures: readonly string[];
}

/** Runs the steps, two at a time, and prints each as it ends. */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<Tally> {
  const waiting = [...steps];
  const failures: string[] = [];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const begin = performance.now();
      const problems = await step.run().catch((error: unknown) => [String(error)]);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      say(`${problems.length === 0 ? 'pass' : 'FAIL'}  ${step.name} (${seconds} s)`);
      for (const problem of problems) say(`      ${problem}`);
      if (problems.length > 0) failures.push([step.name, ...problems.slice(0, 20)].join('\n'));
    }
  }
  await Promise.all([work(), work()]);
  return { passed: steps.length - failures.length, failures };
}
