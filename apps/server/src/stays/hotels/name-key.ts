import { foldName, loadGazetteer } from '@staylore/gazetteer/gazetteer';
import { townsNamed } from '@staylore/gazetteer/spellings';

/**
 * Words that spellings of one hotel add or leave out. Kinds of lodging (Gasthof, Hostel, Motel) are not among them: a place may have one of
 * each.
 */
const fillers = new Set(
  'hotel hotels hotell otel the das der die dem le la les l el il lo los las and und et e y spa wellness resort resorts'.split(
    ' ',
  ),
);

/** Clubs and collections whose hotels have names of their own. Chains whose hotels differ only by place are not listed here. */
const signs = [
  /\bbest western(?: (?:plus|premier|signature collection))?\b/g,
  /\bbw (?:plus|premier|signature collection)\b/g,
  /\b(?:a |an |the )?(?:autograph|luxury|curio|tapestry|tribute|handwritten|trademark|unbound|vignette|ascend hotel|radisson) (?:collection|portfolio)(?: hotel)?\b/g,
  /\btribute portfolio\b|\bradisson individuals\b|\bmgallery(?: collection)?\b|\bworldhotels\b/g,
  /\b(?:small luxury|leading|preferred|design) hotels(?: (?:of the world|resorts))?\b/g,
  /\brelais (?:and |et )?chateaux\b|\bromantik(?=hotel| )|\bringhotel\b|\bakzent(?=hotel| )|\bflair(?=hotel| )|\bkempinski\b/g,
  /\bby (?:hilton|marriott|ihg|hyatt|wyndham|accor|radisson|sofitel|melia)\b/g,
  /\ban? (?:ihg|marriott|hilton|hyatt|accor|belmond|oetker) hotel\b/g,
];

/** Incremented with every change of the rules below, so that older records get new keys (`rekey.ts`). */
export const keyVersion = 2;

/**
 * The distinctive part of a hotel's name as one run of letters, the same for different spellings: without case, accents, filler words, the name of
 * a collection and the names of its town. Not empty unless the name is.
 */
export function hotelKey(name: string, city: string | null): string {
  const folded = foldName(name);
  const own = signs.reduce((text, sign) => text.replace(sign, ' '), folded);
  const towns = city === null ? [] : townNames(city);
  for (const text of [towns.reduce(without, ` ${own} `), own, folded]) {
    const words = distinctiveWords(text);
    if (words.length > 0) return words.join('');
  }
  // A name that consists only of generic words.
  return folded.split(' ').map(plainVowels).join('') || name.replace(/[\s-]+/g, '') || name.trim();
}

const without = (text: string, town: string): string =>
  text.replaceAll(` ${town} `, '  ').replaceAll(` ${town} `, ' ');

function distinctiveWords(text: string): string[] {
  return text
    .split(' ')
    .map((word) => (fillers.has(word) ? '' : word.replace(/hotels?$/, '')))
    .filter((word) => word !== '' && !fillers.has(word))
    .map(plainVowels);
}

/** "Muenchner" and "Münchner" are one word. */
const plainVowels = (word: string): string => word.replace(/([aou])e/g, '$1');

/** The key of a record that was made when keys kept their spaces. */
export function formerKey(name: string): string {
  const words = foldName(name).split(' ').filter(Boolean);
  const distinctive = words.filter((word) => !formerFillers.has(word));
  return (distinctive.length > 0 ? distinctive : words).join(' ');
}

const formerFillers = new Set('hotel hotels the das der die le la el il and und spa resort'.split(' '));

/** Every name of a town, case-folded; longer ones first. */
export function townNames(city: string): string[] {
  const names = [foldName(city), ...townsNamed(city).flatMap((town) => town.names)];
  return [...new Set(names)].filter(Boolean).toSorted((one, other) => other.length - one.length);
}

/** The town at a point, for a hotel of which only the position is known; null at sea and in the wilderness. */
export function townAt(lat: number, lng: number): string | null {
  return loadGazetteer().nearest(lat, lng, 15)?.name ?? null;
}
