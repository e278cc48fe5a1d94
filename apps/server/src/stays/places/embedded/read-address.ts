import { countryFromName, type Gazetteer, type Town } from '@staylore/gazetteer/gazetteer';

export interface ReadAddress {
  /** Towns that the address can mean, best first. */
  towns: Town[];
  /** What precedes street and town: the hotel's name. */
  name: string | null;
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
}

/** Longest address in parts; what follows is no longer part of an address. */
const maxParts = 8;
/** A town this small is not assumed to be the last word of a hotel's name. */
const minPopulation = 1000;

/** "3920 Zermatt", "D-80331 München", "1012 AB Amsterdam", and after the town: "NY 10019", "London SW1A 1AA". */
const codeBefore = /^(?:[A-Z]{1,3}[- ])?(\d{4,6}(?: ?[A-Z]{2}(?= ))?) +(.*\p{L}.*)$/u;
const codeAfter =
  /^(.*\p{L}.*?) +(\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;
/** Italian addresses put the province after the town: "Positano SA", "Bolzano (BZ)". */
const provinceAfter = / \(?[A-Z]{2}\)?$/;
const numberAfter = /^(.*\p{L}.*?) +(\d{1,5} ?[a-zA-Z]?(?:[-/]\d{1,4}[a-z]?)?)$/u;
const numberBefore = /^(\d{1,5}[a-zA-Z]?(?:[-/]\d{1,4})?) +(\p{L}.*)$/u;
const streetWord =
  /(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ufer|promenade)$|(?:^|[ -])(?:street|st|road|rd|avenue|ave|lane|boulevard|square|parkway|pkwy|drive|dr|way|highway|terrace|rue|via|viale|piazza|calle|avenida|plaza|rua|chemin|route|quai)(?=$|[ .])/iu;

/** Parses a written address as far as a list of towns allows: the town by its name, the rest by its form. */
export function readAddress(text: string, gazetteer: Gazetteer): ReadAddress {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
    .slice(0, maxParts);
  const { bare, postalCode } = withoutPostalCode(parts);
  const found = townByParts(bare, gazetteer) ?? townByLastWords(bare, gazetteer) ?? guess(bare, gazetteer);
  return { towns: found.towns, postalCode, ...streetAndName(found.before) };
}

interface Located {
  towns: Town[];
  /** The parts before the town. */
  before: string[];
}

function withoutPostalCode(parts: readonly string[]): { bare: string[]; postalCode: string | null } {
  let postalCode: string | null = null;
  const bare = parts.map((part) => {
    const before = codeBefore.exec(part);
    // "1600 Amphitheatre Parkway" begins with a house number, not with a postal code.
    if (before && !streetWord.test(before[2] ?? '')) {
      postalCode ??= before[1] ?? null;
      return (before[2] ?? '').replace(provinceAfter, '');
    }
    const after = codeAfter.exec(part);
    if (after && !streetWord.test(after[1] ?? '')) {
      postalCode ??= after[2] ?? null;
      return after[1] ?? '';
    }
    return part;
  });
  return { bare, postalCode };
}

/** The first part that is a town lying where the later parts say. */
function townByParts(parts: readonly string[], gazetteer: Gazetteer): Located | null {
  for (let at = 0; at < parts.length; at += 1) {
    const towns = gazetteer.find(parts.slice(at).join(', '));
    if (towns.length > 0) return { towns, before: parts.slice(0, at) };
  }
  return null;
}

/** "Hotel Bellevue Zermatt": the town is at the end of a part, before the country if there is one. */
function townByLastWords(parts: readonly string[], gazetteer: Gazetteer): Located | null {
  const last = parts.at(-1);
  const country = parts.length > 1 && last !== undefined ? (countryFromName(last) ?? undefined) : undefined;
  const at = country === undefined ? parts.length - 1 : parts.length - 2;
  const words = (parts[at] ?? '').split(' ').slice(0, 12);
  for (let first = 1; first < words.length; first += 1) {
    const towns = gazetteer.find(words.slice(first).join(' '), { country });
    const [best] = towns;
    if (best && best.population >= minPopulation) {
      return { towns, before: [...parts.slice(0, at), words.slice(0, first).join(' ')] };
    }
  }
  return null;
}

/** No town has that name: try what may have been meant. */
function guess(parts: readonly string[], gazetteer: Gazetteer): Located {
  const [only = ''] = parts;
  const isOneName = parts.length === 1 && only.split(' ').length <= 3;
  return { towns: isOneName ? gazetteer.autocomplete(only, { language: 'en', limit: 3 }) : [], before: [] };
}

function streetAndName(parts: readonly string[]): Pick<ReadAddress, 'name' | 'street' | 'houseNumber'> {
  const streets = parts.map(readStreet);
  const at = streets.findLastIndex((street) => street !== null);
  const name = parts.filter((_, position) => position !== at).join(', ');
  return {
    name: name === '' ? null : name,
    street: streets[at]?.street ?? null,
    houseNumber: streets[at]?.houseNumber ?? null,
  };
}

function readStreet(part: string): { street: string; houseNumber: string | null } | null {
  const after = numberAfter.exec(part);
  if (after) return { street: after[1] ?? '', houseNumber: after[2] ?? null };
  const before = numberBefore.exec(part);
  if (before) return { street: before[2] ?? '', houseNumber: before[1] ?? null };
  return streetWord.test(part) ? { street: part, houseNumber: null } : null;
}
