import { sentenceOf } from '../launch/failure.ts';
import type { Attack, Target } from './program.ts';

/**
 * Runs one after another, each for its own time; one that fails does not stop the others.
 * @returns the exit code: 1 if something was found, 2 if nothing was but something was left untried, else 0.
 */
export async function runAttacks(
  attacks: Readonly<Record<string, Attack>>,
  targetOf: (name: string) => Promise<Target>,
  say: (line: string) => void,
): Promise<0 | 1 | 2> {
  const summary: string[] = [];
  const found: string[] = [];
  let untried = false;
  for (const [name, attack] of Object.entries(attacks)) {
    say(`${name} …`);
    const begin = performance.now();
    const outcome = await targetOf(name)
      .then(attack)
      .catch((error: unknown) => ({
        findings: [],
        tried: `failed: ${sentenceOf(error) ?? String(error)}`,
        cutOff: true,
      }));
    const seconds = Math.round((performance.now() - begin) / 1000);
    const ended = outcome.cutOff ? 'CUT OFF before all was tried' : 'all tried';
    summary.push(`${name}: ${outcome.findings.length} findings, ${ended}, ${seconds} s (${outcome.tried})`);
    found.push(...outcome.findings);
    untried ||= outcome.cutOff;
  }
  for (const line of [...found, ...summary]) say(line);
  if (found.length > 0) return 1;
  return untried ? 2 : 0;
}
