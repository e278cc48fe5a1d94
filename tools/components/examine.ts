import { lateBy } from './late.ts';
import { knownWeaknesses, type QueryNpm, replacedComponents, timesOf } from './registry.ts';

/** Overdue libraries by SECURITY.md, in sentences: those that were replaced more than three months ago, and those with known vulnerabilities. */
export async function examineComponents(
  ask: QueryNpm,
  { now, ofProduct }: { now: Date; ofProduct: ReadonlySet<string> },
): Promise<{ past: string[]; untold: string[] }> {
  const past: string[] = [];
  for (const { current, name } of await replacedComponents(ask)) {
    if (!ofProduct.has(name)) continue;
    const late = lateBy({ name, current, times: await timesOf(ask, name) }, now);
    if (late !== null) past.push(late);
  }
  const weaknesses = await knownWeaknesses(ask);
  return weaknesses === null
    ? { past, untold: ['The registry does not tell of known weaknesses (npm audit).'] }
    : { past: [...weaknesses, ...past], untold: [] };
}
