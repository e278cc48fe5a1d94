import { countryFromName, loadGazetteer, type Town } from '@staylore/gazetteer/gazetteer';
import { KNOWN_HOTELS } from '../lexicon/hotel-index.ts';
import { lazy } from '../lexicon/lazy.ts';
import { SETS } from '../lexicon/words.ts';
import { isCapital } from '../text/casing.ts';
import type { Document } from '../text/document.ts';
import { foldWord } from '../text/fold.ts';
import { GAP } from '../text/tokens.ts';
import { addSet, isIn } from '../text/vocabulary.ts';

/** A place that a text names. */
export interface PlaceMention {
  readonly town: Town;
  /** Positions of tokens, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** How it is brought in: after "in" or "near", after "from" or "to" (where one was before or after), in a hashtag, or neither. */
  readonly led: 'in' | 'away' | 'tag' | null;
}

const MOST_LOOKUPS = 48;
const BIG_TOWN = 15_000;

/** The most likely place of that name, or null. */
export function lookUp(name: string, country: string | null = null): Town | null {
  return loadGazetteer().best(name, country);
}

/** The place of that name in a country, or else anywhere. */
function lookUpNear(name: string, country: string | null): Town | null {
  const anywhere = lookUp(name);
  return anywhere === null || country === null ? anywhere : (lookUp(name, country) ?? anywhere);
}

export function nearestTown(latitude: number, longitude: number): Town | null {
  return loadGazetteer().nearest(latitude, longitude, 30);
}

const hotelTowns = lazy(
  () => new Set(KNOWN_HOTELS.map((hotel) => foldWord(hotel.town ?? '').replace(/[^a-z]/g, ''))),
);

/** Whether hotels of the gazetteer lie in a town of that name. */
export function isHotelTown(word: string): boolean {
  return hotelTowns().has(foldWord(word));
}

/** Whether letters run together are the name of a town of some size: "newyork", "zermatt". */
export function isTownName(run: string): boolean {
  if (isHotelTown(run) || countryFromName(run) !== null) return true;
  const town = run.length >= 4 ? lookUp(run) : null;
  return town !== null && (town.population >= BIG_TOWN || town.id > 900_000_000);
}

const PLACE_SIZE = 5_000;

/** Whether a text is the name of a country, an area or a town that many know. */
export function isPlaceName(name: string): boolean {
  if (countryFromName(name) !== null) return true;
  const town = lookUp(name);
  return town !== null && (town.population >= PLACE_SIZE || town.id > 900_000_000);
}

/** The name readers know: the English one where there is one, German in South Tyrol. */
export function cityName(town: Town): string {
  if (town.country === 'IT' && town.regionCode === 'BZ' && town.names.de) return town.names.de;
  const english = town.names.en ?? town.name;
  // "Grossarl" is no other name than Großarl.
  const same = english !== town.name && english === town.name.replaceAll('ß', 'ss');
  const name = same ? town.name : english;
  return PREFERRED[name] ?? name;
}

/** Spellings that travellers use more than the ones in the gazetteer of towns. */
const PREFERRED: Readonly<Record<string, string>> = {
  Sevilla: 'Seville',
  'St. Peter-Ording': 'Sankt Peter-Ording',
  'Borgo Egnazia': 'Savelletri',
  'Saint Andrews': 'St Andrews',
  'Saint John’s': "St. John's",
  'Sa Pa': 'Sapa',
  'Noosa Heads': 'Noosa',
  'Ostseebad Göhren': 'Göhren',
  'Ostseebad Zinnowitz': 'Zinnowitz',
  'Ostseebad Boltenhagen': 'Boltenhagen',
  'Seebad Heringsdorf': 'Heringsdorf',
};

/** Numbers that the gazetteer gives to islands, valleys and regions. */
function isAreaId({ id }: Town): boolean {
  return id > 900_000_000 && id < 950_000_000;
}

const BEFORE = addSet(
  'in near nach aus bei around from to en nel nella outside over of uber nahe von a'.split(' '),
);
/** Of these, the ones before a place that somebody leaves or makes for. */
const AWAY = new Set(['nach', 'aus', 'from', 'to', 'von']);

/** Towns that a caption names after "in", a comma or a pin. `hint` is the country that its tag names. */
export function findPlaces(doc: Document, hint: string | null): PlaceMention[] {
  const found: PlaceMention[] = [];
  let lookups = 0;
  for (let at = 0; at < doc.tokens.length && lookups < MOST_LOOKUPS; at += 1) {
    const tagged = taggedTown(doc, at, hint);
    if (tagged) found.push({ town: tagged, from: at, to: at + 1, led: 'tag' });
    if (!mayBegin(doc, at)) continue;
    for (let length = 4; length >= 1; length -= 1) {
      if (!isRun(doc, at, length)) continue;
      lookups += 1;
      const town = townFrom(doc, at, { length, hint });
      if (!town) continue;
      found.push({ town, from: at, to: at + length, led: leadOf(doc, at) });
      at += length - 1;
      break;
    }
  }
  return found;
}

function leadOf(doc: Document, at: number): PlaceMention['led'] {
  const before = doc.tokens[at - 1];
  if (before === undefined || doc.tokens[at]?.gap !== GAP.space || !isIn(before, BEFORE)) return null;
  return AWAY.has(before.fold) ? 'away' : 'in';
}

/** "on São Jorge", "auf Rügen": an island, where a town would have another word. */
const ON = new Set(['on', 'auf', 'sur']);

const KNOWN_TOWN = 1_000;

/** "#leogang": a hashtag that is the name of a town, of some size where the country is not known. */
function taggedTown(doc: Document, at: number, hint: string | null): Town | null {
  const token = doc.tokens[at];
  if (token?.kind !== 'hashtag' || token.fold.length < 4) return null;
  if (isIn(token, SETS.ordinary | SETS.tagFiller | SETS.generic | SETS.innName | SETS.person)) return null;
  const run = doc.text.slice(token.start + 1, token.end);
  const town = lookUpNear(run, hint);
  if (!town || countryFromName(run) !== null) return null;
  return town.country === hint || town.population >= KNOWN_TOWN || town.id > 900_000_000 ? town : null;
}

const AFTER = addSet('in near nahe bei outside just en a na no nel on auf'.split(' '));
const SMALL_TOWN = 1_000;

/** The town right after a name, however it is written: "casa marea, lisbon", "Casa Marea in Lisbon". */
export function townAfter(doc: Document, at: number, hint: string | null): Town | null {
  const next = doc.tokens[at];
  if (next?.kind !== 'word' || next.newLine) return null;
  const led = next.gap <= GAP.comma && isIn(next, AFTER);
  if (!led && next.gap !== GAP.comma) return null;
  const from = led ? at + 1 : at;
  const first = doc.tokens[from];
  if (first?.kind !== 'word') return null;
  const article = isCapital(first) && PLACE_ARTICLES.has(first.fold);
  if (!article && (isIn(first, SETS.stopWord) || first.fold.length < 3)) return null;
  for (let length = 3; length >= (article ? 2 : 1); length -= 1) {
    const last = doc.tokens[from + length - 1];
    if (!last || (length > 1 && !isRun(doc, from, length))) continue;
    if (length === 1 && isIn(first, SETS.ordinary) && (doc.flatCase || !isCapital(first))) return null;
    const name = doc.text.slice(first.start, last.end);
    const town = lookUpNear(name, hint);
    if (town && (town.country === hint || town.population >= SMALL_TOWN || town.id > 900_000_000))
      return town;
  }
  return null;
}

/** With a capital they begin the names of towns: "La Bresse", "Le Lavandou", "El Nido". */
export const PLACE_ARTICLES: ReadonlySet<string> = new Set([
  'la',
  'le',
  'les',
  'los',
  'las',
  'el',
  'il',
  'san',
  'st',
]);

/** Words for money that are also names of places. */
const MONEY = addSet(['franken', 'pfund', 'rand', 'won', 'real', 'lira', 'dong']);

function mayBegin(doc: Document, at: number): boolean {
  const token = doc.tokens[at];
  if (token?.kind !== 'word' || token.fold.length < 3 || isIn(token, SETS.stopWord) || isIn(token, MONEY))
    return false;
  const before = doc.tokens[at - 1];
  const led = before !== undefined && token.gap === GAP.space && isIn(before, BEFORE);
  const listed = token.gap === GAP.comma && isHotelTown(token.fold);
  if (doc.flatCase || !isCapital(token)) {
    // "Me in a perm": an article, where a town in small letters would be as good a guess.
    const article = before?.fold === 'a' && !doc.flatCase;
    return ((led && !article) || (listed && doc.flatCase)) && !isIn(token, SETS.ordinary);
  }
  if (isIn(token, SETS.ordinary) && isIn(token, SETS.innName | SETS.generic)) return false;
  return led || token.gap >= GAP.comma || token.newLine || !isIn(token, SETS.ordinary);
}

function isRun(doc: Document, at: number, length: number): boolean {
  for (let position = at + 1; position < at + length; position += 1) {
    const token = doc.tokens[position];
    if (token?.kind !== 'word' || token.gap > GAP.soft || token.newLine) return false;
    if (!doc.flatCase && !isCapital(token) && position === at + length - 1) return false;
  }
  return at + length <= doc.tokens.length;
}

function townFrom(doc: Document, at: number, how: { length: number; hint: string | null }): Town | null {
  const first = doc.tokens[at];
  const last = doc.tokens[at + how.length - 1];
  if (!first || !last) return null;
  const name = doc.text.slice(first.start, last.end);
  const town = lookUpNear(name, how.hint);
  if (!town) return null;
  const before = doc.tokens[at - 1];
  const onto = isAreaId(town) && before !== undefined && ON.has(before.fold);
  const led = before !== undefined && first.gap === GAP.space && (onto || isIn(before, BEFORE));
  const doubtful = how.length === 1 && (isIn(first, SETS.ordinary) || !led);
  const size = town.id > 900_000_000 ? 1_000_000 : town.population;
  return size < (doubtful ? 50_000 : 0) && town.country !== how.hint ? null : town;
}
