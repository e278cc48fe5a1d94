import { closestSetting } from '../../apps/server/src/config/misspelt.ts';
import { variables } from '../../apps/server/src/config/variables.ts';

/**
 * A sentence for each name that is not a setting of ours: all names in `.env`, and those in the environment (where most belong to other
 * programs) that look like a misspelling.
 */
export function unknownSettings(written: readonly string[], environment: Iterable<string>): string[] {
  const known: readonly string[] = variables;
  const inFile = written.filter((name) => !known.includes(name)).map((name) => sentence('.env', name));
  const around = [...environment]
    .filter((name) => !written.includes(name) && closestSetting(name) !== undefined)
    .map((name) => sentence('The environment', name));
  return [...inFile, ...around];
}

function sentence(where: string, name: string): string {
  const meant = closestSetting(name);
  return meant === undefined
    ? `${where} sets ${name}, which is not a setting.`
    : `${where} sets ${name}, which is not a setting: did you mean ${meant}?`;
}
