import { type Brand, brandsFrom } from '../../lexicon/brands.ts';
import { aliasAt, type HotelAlias, hotelsByWords, nextStep, strengthAt } from '../../lexicon/hotel-index.ts';
import { GENERIC, SETS, STOP_WORDS } from '../../lexicon/words.ts';
import { lookUp } from '../../place/places.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { foldWord } from '../../text/fold.ts';
import { GAP } from '../../text/tokens.ts';
import { isIn, wordNumber } from '../../text/vocabulary.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { isGermanCompound } from '../candidate/german-compound.ts';
import { nameEnd, textOf } from '../candidate/name-run.ts';
import { isHead, nameOf, withLodgingWords } from '../candidate/name-span.ts';

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

/** A hotel of the gazetteer whose name begins at a token; the "'s" of possession may be no part of it. */
export function knownNameAt(doc: Document, at: number): Candidate | undefined {
  return longestFrom(doc, at, at, 0);
}

/** Of the names that begin at token `from` and up to token `at` lead to a step, the longest that is written there. */
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

function nameEnding(doc: Document, from: number, last: number, step: number): Candidate | undefined {
  return step === 0 || strengthAt(step) === 0 ? undefined : knownCandidate(doc, step, { from, to: last + 1 });
}

function knownCandidate(
  doc: Document,
  step: number,
  range: { from: number; to: number },
): Candidate | undefined {
  const strength = strengthAt(step);
  const named = writtenAsName(doc, range.from, range.to);
  const lodging = besideLodgingWord(doc, range.from, range.to);
  if (!named && !lodging && strength === 1) return undefined;
  const alias = aliasAt(step);
  if (named && goesOn(doc, alias, range.to)) return undefined;
  if (!named && !lodging && !doc.flatCase && !isTelling(alias)) return undefined;
  const sure = strength === 3 || (strength === 2 && named && !startsClause(doc, range)) || (named && lodging);
  const spelled = named || lodging || range.to - range.from > 1;
  const { from, to } = withLodgingWords(doc, range);
  const name = alias.hotels.length === 1 ? (alias.hotels[0]?.name ?? '') : textOf(doc, from, to).text;
  return nameOf(
    doc,
    { kind: sure && spelled ? 'known' : 'knownWeak', from, to },
    { name, hotels: alias.hotels },
  );
}

/** "the rooster", "old bank": in small letters a name must be a sure one, and no thing after an article, where names have capitals. */
function isTelling({ words, strength }: HotelAlias): boolean {
  const telling = words.filter((word) => !STOP_WORDS.has(word)).length;
  return strength === 3 && (telling > 1 || telling === words.length);
}

/** "Seewirt Brandner" is not the Seewirt of the list: a name of one telling word that goes on with another than its town. */
function goesOn(doc: Document, { words, hotels }: HotelAlias, to: number): boolean {
  const next = doc.tokens[to];
  if (doc.flatCase || next?.kind !== 'word' || next.gap !== GAP.space || next.newLine || !isCapital(next))
    return false;
  if (isIn(next, SETS.stopWord | SETS.generic | SETS.ordinary | SETS.person)) return false;
  if (doc.german && isGermanCompound(next.fold)) return false;
  const telling = words.filter((word) => !STOP_WORDS.has(word) && !GENERIC.has(word));
  if (telling.length > 1 || nameEnd(doc, to) === to) return false;
  return (
    !hotels.some(({ name, town }) => foldWord(`${name} ${town ?? ''}`).includes(next.stem)) &&
    lookUp(next.fold) === null
  );
}

function startsClause(doc: Document, range: { from: number; to: number }): boolean {
  const first = doc.tokens[range.from];
  return range.to - range.from === 1 && first !== undefined && (first.gap === GAP.hard || first.newLine);
}

function besideLodgingWord(doc: Document, from: number, to: number): boolean {
  const next = doc.tokens[to];
  const first = doc.tokens[from];
  const after = next !== undefined && next.gap <= GAP.soft && isIn(next, SETS.headAfter);
  return after || (first !== undefined && first.gap <= GAP.soft && isHead(doc.tokens[from - 1]));
}

/** A chain's name, with what follows it: "Hilton Vienna Park", "premier inn". */
export function brandNameAt(doc: Document, at: number): Candidate | undefined {
  for (const brand of brandsFrom(doc.tokens[at]?.number ?? 0)) {
    const length = matchLength(doc, at, brand.words);
    if (length > 0) return brandCandidate(doc, brand, { from: at, to: at + length });
  }
  return undefined;
}

function brandCandidate(
  doc: Document,
  brand: Brand,
  range: { from: number; to: number },
): Candidate | undefined {
  const named = writtenAsName(doc, range.from, range.to);
  if (!named && (brand.weak || (brand.plain && !doc.flatCase))) return undefined;
  if (brand.plain && startsClause(doc, range) && isCommonNoun(doc, range.to)) return undefined;
  const end = doc.flatCase ? range.to : Math.max(range.to, nameEnd(doc, range.to));
  const { from, to } = withLodgingWords(doc, { from: range.from, to: end });
  const sure = !brand.weak || besideLodgingWord(doc, range.from, range.to);
  const hotels = hotelsByWords(doc.tokens.slice(from, to).map((token) => token.fold));
  return nameOf(doc, { kind: sure ? 'brand' : 'brandWeak', from, to }, { hotels });
}

/** "Canopy bed", "Generator hum": the first word of a clause has its capital for that, and another noun follows. */
function isCommonNoun(doc: Document, at: number): boolean {
  const next = doc.tokens[at];
  if (next?.kind !== 'word' || next.gap > GAP.space || next.newLine || isCapital(next)) return false;
  return !isIn(next, SETS.stopWord);
}
