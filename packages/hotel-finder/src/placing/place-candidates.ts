import { countryFromName } from '@staylore/gazetteer/gazetteer';
import { SETS } from '../lexicon/words.ts';
import type { Mention } from '../mentions/candidates/candidate.ts';
import type { Post } from '../model/post.ts';
import { cityName, countryOfWord, lookUp } from '../place/places.ts';
import { TOWN } from '../place/town-words.ts';
import { currencyNamed } from '../price/currencies.ts';
import { isCapital } from '../text/casing.ts';
import type { Document } from '../text/document.ts';
import { GAP, type Token } from '../text/tokens.ts';
import { isIn } from '../text/vocabulary.ts';
import { withoutOwnWords } from './own-words.ts';
import { createPlace, FROM, found, type PlaceCandidate } from './place-candidate.ts';
import { placesInName } from './places-in-names.ts';

const MOST_LOOKUPS = 60;
const LONGEST = 4;

/** The places named in a caption, whichever hotel they are meant for. */
export function placesIn(post: Post): PlaceCandidate[] {
  const { caption, tagPlace } = post;
  const places: PlaceCandidate[] = [];
  let lookups = 0;
  for (let at = 0; at < caption.tokens.length && lookups < MOST_LOOKUPS; at += 1) {
    const token = caption.tokens[at];
    if (token?.kind === 'hashtag') {
      if (token.fold.length < 3 || isIn(token, SETS.tagFiller)) continue;
      if (isIn(token, SETS.ordinary) && !isIn(token, TOWN)) continue;
      lookups += 1;
      const place = found(caption.text.slice(token.start + 1, token.end), tagPlace.country);
      if (place) places.push(createPlace(FROM.hashtag, place, { at, to: at + 1 }));
    } else if (mayBegin(caption, at, token)) {
      lookups += 1;
      const place = placeAt(caption, at, tagPlace.country);
      if (place === undefined) continue;
      places.push(place);
      at = place.to - 1;
    }
  }
  return withHints(post, places);
}

/** Currencies of only one country: signs, and words beside a number. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['£', 'GB'],
  ['₹', 'IN'],
  ['¥', 'JP'],
  ['zł', 'PL'],
  ['฿', 'TH'],
]);
const MONEY: ReadonlyMap<string, string> = new Map([
  ['chf', 'CH'],
  ['fr', 'CH'],
  ['franken', 'CH'],
  ['yen', 'JP'],
  ['nok', 'NO'],
  ['sek', 'SE'],
  ['dkk', 'DK'],
  ['czk', 'CZ'],
  ['lari', 'GE'],
  ['thb', 'TH'],
]);

/** "Padstow, North Cornwall … £128" is not the one in Australia: towns of that name in countries supported by the text. */
function withHints({ caption }: Post, places: PlaceCandidate[]): PlaceCandidate[] {
  const countries = new Set<string>();
  const { text, tokens } = caption;
  for (const [sign, country] of SIGNS) if (text.includes(sign)) countries.add(country);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const isCounted = tokens[at - 1]?.kind === 'number' || tokens[at + 1]?.kind === 'number';
    const payer = isCounted ? MONEY.get(token.fold) : undefined;
    if (payer !== undefined) countries.add(payer);
    if (token.kind === 'number' || token.fold.length < 4 || !(isCapital(token) || token.kind === 'hashtag'))
      continue;
    const country = countryOfWord(token);
    if (country !== null) countries.add(country);
  }
  for (const { town, from } of places)
    if (town !== null && town.population > 300_000 && from === FROM.word) countries.add(town.country);
  if (countries.size === 0 || countries.size > 4) return places;
  return places.flatMap((place) => {
    if (place.country !== null && countries.has(place.country)) return [{ ...place, hinted: true }];
    if (place.listed === 0) return [place];
    const others = [...countries].flatMap((country) => {
      const other = found(place.name, country, true);
      return other ? [{ ...place, ...other, hinted: true }] : [];
    });
    return [place, ...others];
  });
}

function mayBegin(doc: Document, at: number, token: Token | undefined): boolean {
  if (token?.kind !== 'word' || token.fold.length < 3) return false;
  const article = isIn(token, SETS.connector) && isCapital(token);
  if (isIn(token, SETS.stopWord) && !article) return false;
  const named = isCapital(token) && !doc.flatCase && follows(doc, at);
  if (isIn(token, SETS.ordinary) && !isIn(token, TOWN) && !named) return false;
  return currencyNamed(token.fold, false) === undefined;
}

const LEADING = new Set(
  'in near nr nahe bei outside en a na nel to nach from aus of at von auf on around'.split(' '),
);

const follows = (doc: Document, at: number) => LEADING.has(doc.tokens[at - 1]?.fold ?? '');

function placeAt(doc: Document, at: number, country: string | null): PlaceCandidate | undefined {
  const first = doc.tokens[at];
  if (first === undefined) return undefined;
  let run = 1;
  while (run < LONGEST && goesOn(doc, at + run)) run += 1;
  // "Riad Al Nour" is a house, and is in Riyadh only if something else says so.
  const least = run > 1 && isIn(first, SETS.headBefore) ? 2 : 1;
  for (let length = run; length >= least; length -= 1) {
    const last = doc.tokens[at + length - 1];
    const text = doc.text.slice(first.start, last?.end);
    if (countryFromName(text) !== null && lookUp(text) === null) return undefined;
    const place = found(text, country);
    if (place) return createPlace(FROM.word, place, { at, to: at + length });
  }
  const rare = !isIn(first, SETS.ordinary | SETS.person | SETS.generic | SETS.stopWord);
  if (!rare || (!isCapital(first) && !follows(doc, at) && first.gap !== GAP.comma)) return undefined;
  const end = isCapital(first) ? run : 1;
  const lodging = SETS.headBefore | SETS.headAfter;
  if (doc.tokens.slice(at, at + end).some((token) => isIn(token, lodging))) return undefined;
  const name = doc.text.slice(first.start, doc.tokens[at + end - 1]?.end);
  return createPlace(FROM.word, { name, country: null, town: null, listed: 0 }, { at, to: at + end });
}

function goesOn(doc: Document, at: number): boolean {
  const token = doc.tokens[at];
  if (token?.kind !== 'word' || token.gap > GAP.soft || token.newLine) return false;
  return doc.flatCase ? !isIn(token, SETS.stopWord) : isCapital(token) || isIn(token, SETS.connector);
}

/** All places that one hotel of a post may be in; `shared` are those of the caption. */
export function candidatesFor(
  post: Post,
  mention: Mention,
  shared: readonly PlaceCandidate[],
): readonly PlaceCandidate[] {
  const isOwn = ({ at, to, listed, name }: PlaceCandidate) =>
    (at === mention.from && to === mention.to) ||
    (listed === 0 && (mention.surface.includes(name) || (at < mention.to && mention.from < to)));
  const all = shared.filter((place) => !isOwn(place));
  const { tag, tagPlace } = post;
  if (tagPlace.town !== null) {
    const { town } = tagPlace;
    all.push(createPlace(FROM.tag, { name: cityName(town), country: town.country, town, listed: 2 }));
  }
  if (tag !== null) all.push(...partsOfTag(tag.text, mention, tagPlace.country));
  for (const [hotel, { town: name, country }] of mention.hotels.slice(0, 12).entries()) {
    if (name === null) continue;
    const town = lookUp(name, country);
    const listed = town === null ? 1 : 2;
    all.push(
      createPlace(FROM.list, { name: town ? cityName(town) : name, country, town, listed }, { hotel }),
    );
  }
  all.push(...placesInName(mention, tagPlace.country));
  return withoutOwnWords(post.caption, mention, all);
}

function partsOfTag(text: string, mention: Mention, country: string | null): PlaceCandidate[] {
  const parts = text
    .split(/[,–|·]| - /)
    .map((part) => part.trim())
    .slice(0, 4);
  return parts.flatMap((part, at) => {
    if (part === '' || part === mention.surface || countryFromName(part) !== null) return [];
    const place = found(part, country, true) ?? { name: part, country, town: null, listed: 0 as const };
    return [createPlace(at === 0 && parts.length > 1 ? FROM.tag : FROM.tagRest, place)];
  });
}
