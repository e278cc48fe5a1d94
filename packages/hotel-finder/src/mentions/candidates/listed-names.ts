import { brandsFrom } from '../../lexicon/brands.ts';
import { aliasAt, hotelsByWords, nextStep, strengthAt } from '../../lexicon/hotel-index.ts';
import type { KnownHotel } from '../../lexicon/hotels.ts';
import { SETS } from '../../lexicon/words.ts';
import { lookUp } from '../../place/places.ts';
import { townNumbers } from '../../place/town-words.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { nameWords } from '../../text/name-words.ts';
import { GAP } from '../../text/tokens.ts';
import { addSet, isIn, wordNumber } from '../../text/vocabulary.ts';
import { type Candidate, FORM } from './candidate.ts';
import { nameEnd, textOf } from './name-run.ts';
import { candidateOf, isHead, withLodgingWords } from './name-span.ts';

/** How many tokens from `at` on spell these words, or 0. */
function matchLength(doc: Document, at: number, words: readonly string[]): number {
  for (let position = 0; position < words.length; position += 1) {
    const token = doc.tokens[at + position];
    if (!token || token.kind === 'hashtag' || token.kind === 'handle') return 0;
    const last = position === words.length - 1 && token.stem === words[position];
    if (token.fold !== words[position] && !last) return 0;
    if (position > 0 && (token.gap > GAP.comma || token.newLine)) return 0;
  }
  return words.length;
}

function writtenAsName(doc: Document, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const token = doc.tokens[at];
    if (token && isCapital(token) && !isIn(token, SETS.stopWord)) return true;
  }
  return false;
}

/** A listed hotel whose name begins at a token; a possessive "'s" may not be part of it. */
export function listedNameAt(doc: Document, at: number): Candidate | undefined {
  return longestFrom(doc, at, at, 0);
}

/** Of the names that begin at token `from` and reach a step at token `at`, the longest that is written there. */
function longestFrom(doc: Document, from: number, at: number, step: number): Candidate | undefined {
  const token = doc.tokens[at];
  if (!token || token.kind === 'hashtag' || token.kind === 'handle') return undefined;
  if (at > from && (token.gap > GAP.comma || token.newLine)) return undefined;
  const next = nextStep(step, token.number);
  if (next !== 0) {
    const found = longestFrom(doc, from, at + 1, next) ?? nameEnding(doc, from, at, next);
    if (found) return found;
  }
  return token.stem === token.fold
    ? undefined
    : nameEnding(doc, from, at, nextStep(step, wordNumber(token.stem)));
}

/** "Sorrento" without "Hotel" is the town. */
const BIG = 20_000;
const isBigTown = (text: string) => (lookUp(text)?.population ?? 0) >= BIG;

const LEADS = addSet('at im beim chez into @ bei vom am the'.split(' '));

function nameEnding(doc: Document, from: number, last: number, step: number): Candidate | undefined {
  if (step === 0 || strengthAt(step) === 0) return undefined;
  const range = { from, to: last + 1 };
  if (!writtenAsName(doc, from, last + 1) && !mayBeSmall(doc, range, strengthAt(step))) return undefined;
  if (last === from && goesOnBefore(doc, from)) return undefined;
  const { words, hotels: named, strength } = aliasAt(step);
  const span = withLodgingWords(doc, range);
  const hotels = withWordsAfter(doc, { from: last + 1, to: span.to }, named);
  if (hotels.length === 0) return candidateOf(doc, { forms: FORM.run, ...span });
  if (span.to - span.from === 1 && isBigTown(textOf(doc, from, last + 1).text)) return undefined;
  const name = hotels.length === 1 ? (hotels[0]?.name ?? '') : textOf(doc, span.from, span.to).text;
  return words.length === 0
    ? undefined
    : candidateOf(doc, { forms: FORM.listed, ...span }, { name, hotels, strength });
}

/** "Walserhaus Tschuggen" is not the hotel Tschuggen: a rare capitalised word right before belongs to the name. */
function goesOnBefore(doc: Document, at: number): boolean {
  const [before, token] = [doc.tokens[at - 1], doc.tokens[at]];
  if (before?.kind !== 'word' || !token || token.gap > GAP.space || token.newLine || doc.flatCase)
    return false;
  return isCapital(before) && !isHead(before) && !isIn(before, SETS.ordinary | SETS.stopWord | SETS.generic);
}

/** "Hotel Lärchenhof Sëlva" is not a Lärchenhof elsewhere: hotels whose name or town has the rare words after the listed name. */
function withWordsAfter(
  doc: Document,
  { from, to }: { from: number; to: number },
  hotels: readonly KnownHotel[],
): readonly KnownHotel[] {
  const rest = doc.tokens.slice(from, to).filter((token) => !isIn(token, SETS.generic | SETS.headAfter));
  if (rest.length === 0) return hotels;
  return hotels.filter(({ name, town }) => {
    const words = nameWords(name);
    const places = town === null ? [] : townNumbers(town);
    return rest.every(({ fold, number }) => words.includes(fold) || places.includes(number));
  });
}

/** An ordinary word in lower case needs a lodging cue before or beside it. */
function mayBeSmall(doc: Document, { from, to }: { from: number; to: number }, strength: number): boolean {
  const [before, first, next] = [doc.tokens[from - 1], doc.tokens[from], doc.tokens[to]];
  if (first === undefined) return false;
  if (next !== undefined && next.gap <= GAP.soft && isIn(next, SETS.headAfter)) return true;
  if (before !== undefined && first.gap <= GAP.soft && (isHead(before) || isIn(before, LEADS))) return true;
  const distinctive = doc.tokens.slice(from, to).filter((token) => !isIn(token, SETS.stopWord)).length;
  // "the rooster" is an animal in a text that capitalises names.
  if (strength === 3) return distinctive > 1 || (distinctive === to - from && !isIn(first, SETS.ordinary));
  return strength === 2 && doc.flatCase && !isIn(first, SETS.ordinary);
}

/** A chain's name, with what follows it: "Hilton Vienna Park", "premier inn". */
export function brandNameAt(doc: Document, at: number): Candidate | undefined {
  for (const brand of brandsFrom(doc.tokens[at]?.number ?? 0)) {
    const length = matchLength(doc, at, brand.words);
    if (length === 0) continue;
    const range = { from: at, to: at + length };
    const named = writtenAsName(doc, range.from, range.to);
    if (!named && (brand.weak || (brand.plain && !doc.flatCase))) return undefined;
    const end = doc.flatCase ? range.to : Math.max(range.to, nameEnd(doc, range.to));
    const span = withLodgingWords(doc, { from: range.from, to: end });
    const hotels = hotelsByWords(doc.tokens.slice(span.from, span.to).map((token) => token.fold));
    const strength = brand.weak ? 1 : 2;
    return candidateOf(doc, { forms: FORM.brand, ...span }, { hotels, strength });
  }
  return undefined;
}
