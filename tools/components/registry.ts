import { execFile } from 'node:child_process';
import { z } from 'zod';
import { inProject } from '../launch/project.ts';

/** Runs an npm query and returns its JSON. @throws {Error} when there is none. */
export type QueryNpm = (words: readonly string[]) => Promise<unknown>;

/** Runs this machine's npm; its exit code is also an error when it has findings. */
export const queryNpm: QueryNpm = (words) =>
  new Promise((resolve, reject) => {
    const settings = { cwd: inProject('.'), maxBuffer: 64 * 1024 * 1024 };
    execFile('npm', [...words, '--json'], settings, (error, answer) => {
      try {
        resolve(JSON.parse(answer || '{}'));
      } catch {
        reject(error ?? new Error(`npm ${words[0]} gave no JSON`));
      }
    });
  });

const inUse = z.object({ current: z.string().optional() });
const outdated = z.record(z.string(), z.union([inUse, z.array(inUse)]));

/** Names and versions of installed packages that have a later version. */
export async function replacedComponents(ask: QueryNpm): Promise<{ name: string; current: string }[]> {
  const answer = outdated.parse(await ask(['outdated']));
  return Object.entries(answer).flatMap(([name, found]) => {
    const versions = new Set([found].flat().map(({ current }) => current));
    return [...versions].flatMap((current) => (current === undefined ? [] : [{ name, current }]));
  });
}

export async function timesOf(ask: QueryNpm, name: string): Promise<Record<string, string>> {
  return z.record(z.string(), z.string()).parse(await ask(['view', name, 'time']));
}

const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
});

/** Known vulnerabilities of production dependencies; null if the registry does not provide them. */
export async function knownWeaknesses(ask: QueryNpm): Promise<string[] | null> {
  const answer = audit.safeParse(await ask(['audit', '--omit=dev']).catch(() => null));
  if (!answer.success) return null;
  return Object.values(answer.data.vulnerabilities).map(
    ({ name, severity }) => `${name} has a known weakness: ${severity}.`,
  );
}
