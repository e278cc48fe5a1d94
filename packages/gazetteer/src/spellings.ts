import { countryFromName, isArea, loadGazetteer, regionsNamed } from './gazetteer.ts';
import { foldName } from './text/fold.ts';

/** Names of one town as its stays may spell them, folded. */
export interface TownSpellings {
  country: string;
  names: string[];
}

/** Up to this many other towns of the same name are considered. */
const maxTowns = 5;

/**
 * Towns that a whole text like "Wien", "Wien, Österreich" or "Cologne" names, each with its spellings ("vienna", "wien"). Empty if it is
 * only the name of a town with one spelling: the text itself is then enough. A country beside it is not in the words of a stay.
 */
export function townsNamed(text: string): TownSpellings[] {
  const written = foldName(text.split(',')[0] ?? '');
  return loadGazetteer()
    .find(text)
    .filter((town) => !isArea(town))
    .slice(0, maxTowns)
    .flatMap((town) => {
      const names = [town.name, town.names.en, town.names.de].flatMap((name) => name ?? []);
      const spellings = [...new Set([written, ...names.map(foldName)])].filter((name) => name !== '');
      return spellings.length > 1 || text.includes(',') ? [{ country: town.country, names: spellings }] : [];
    });
}

/** Shorter words match too many villages to be meant as one. */
const minLetters = 4;

/** A word and the other spellings of the town that it most likely names: "wien" → "wien", "vienna". Folded, the word itself first. */
export function spellingsOf(word: string): string[] {
  const folded = foldName(word);
  if (folded.length < minLetters) return [folded];
  const [best] = townsNamed(word);
  return [folded, ...(best?.names ?? []).filter((name) => name !== folded)];
}

/** A town smaller than this is not meant by the name of a region elsewhere: Sachsen is Saxony, not the village in Bavaria. */
const minInhabitants = 10_000;

/** Whether a text names a country or region as a whole, whose stays are anywhere in it and not around its centre. */
export function namesWholeArea(text: string): boolean {
  if (countryFromName(text) !== null) return true;
  const regions = regionsNamed(text);
  if (regions.length === 0) return false;
  const [best] = loadGazetteer().find(text);
  if (best === undefined || isArea(best)) return true;
  // Salzburg, Geneva and the like are towns first.
  return best.population < minInhabitants && regions.every(({ names }) => !names.includes(best.region ?? ''));
}
