import { execFile } from 'node:child_process';
import { z } from 'zod';
import { inProject } from '../launch/project.ts';

/** Answers a question to npm as JSON. @throws {Error} when there is none. */
export type AskNpm = (words: readonly string[]) => Promise<unknown>;

/** Asks the npm of this machine; it ends with an error also where it has something to tell. */
export const askNpm: AskNpm = (words) =>
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

/** Names and versions of what is installed and has been replaced by a later version. */
export async function replacedComponents(ask: AskNpm): Promise<{ name: string; current: string }[]> {
  const answer = outdated.parse(await ask(['outdated']));
  return Object.entries(answer).flatMap(([name, found]) => {
    const versions = new Set([found].flat().map(({ current }) => current));
    return [...versions].flatMap((current) => (current === undefined ? [] : [{ name, current }]));
  });
}

/** When the registry got each version. */
export async function timesOf(ask: AskNpm, name: string): Promise<Record<string, string>> {
  return z.record(z.string(), z.string()).parse(await ask(['view', name, 'time']));
}

const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
});

/** Known weaknesses of what the product runs with; null where the registry does not tell. */
export async function knownWeaknesses(ask: AskNpm): Promise<string[] | null> {
  const answer = audit.safeParse(await ask(['audit', '--omit=dev']).catch(() => null));
  if (!answer.success) return null;
  return Object.values(answer.data.vulnerabilities).map(
    ({ name, severity }) => `${name} has a known weakness: ${severity}.`,
  );
}
