import { distance } from 'fastest-levenshtein';
import { variables } from './variables.ts';

/** Names this short resemble ours by chance. */
const shortest = 8;
const maxEdits = 2;

/** The setting probably meant by this name; undefined for settings themselves and for names that resemble none. */
export function closestSetting(name: string): string | undefined {
  const known: readonly string[] = variables;
  if (known.includes(name) || name.length < shortest) return undefined;
  const [nearest] = known
    .map((setting) => ({ setting, edits: distance(name.toUpperCase(), setting) }))
    .filter(({ edits }) => edits <= maxEdits)
    .sort((a, b) => a.edits - b.edits);
  return nearest?.setting;
}
