import type { Document } from '../document.ts';
import { type Brand, brandsFrom } from '../lexicon/brands.ts';
import { aliasesFrom, type HotelAlias, hotelsByWords } from '../lexicon/hotel-index.ts';
import { addSet, isIn, wordNumber } from '../lexicon/vocabulary.ts';
import { isHotelCompound, SETS } from '../lexicon/words.ts';
import { GAP, type Token } from '../tokens.ts';
import { type Candidate, createCandidate, type NameKind } from './candidate.ts';
import { isCapital, nameEnd, nameStart, textOf } from './name-run.ts';

interface Span {
  readonly kind: NameKind;
  readonly from: number;
  readonly to: number;
}

function make(doc: Document, span: Span, more: Partial<Candidate> = NOTHING): Candidate {
  const { kind, from, to } = span;
  const { start, end, text } = textOf(doc, from, to);
  return createCandidate({ kind, from, to, start, end, surface: text, name: more.name, hotels: more.hotels });
}

const NOTHING: Partial<Candidate> = {};

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

/** A hotel of the gazetteer whose name begins at a token. */
export function knownNameAt(doc: Document, at: number): Candidate | undefined {
  const first = doc.tokens[at];
  const second = doc.tokens[at + 1];
  if (!first) return undefined;
  const written = firstMatch(doc, at, aliasesFrom(first.number, second?.number ?? 0));
  if (written) return written;
  if (second && second.stem !== second.fold) {
    const owned = firstMatch(doc, at, aliasesFrom(first.number, wordNumber(second.stem)));
    if (owned) return owned;
  }
  return first.stem !== first.fold ? firstMatch(doc, at, aliasesFrom(wordNumber(first.stem), 0)) : undefined;
}

function firstMatch(doc: Document, at: number, aliases: readonly HotelAlias[]): Candidate | undefined {
  for (const alias of aliases) {
    const length = matchLength(doc, at, alias.words);
    if (length > 0) return knownCandidate(doc, alias, { from: at, to: at + length });
  }
  return undefined;
}

function knownCandidate(
  doc: Document,
  alias: HotelAlias,
  range: { from: number; to: number },
): Candidate | undefined {
  const named = writtenAsName(doc, range.from, range.to);
  const lodging = besideLodgingWord(doc, range.from, range.to);
  if (alias.strength === 1 && !named && !lodging) return undefined;
  const sure =
    alias.strength === 3 ||
    (alias.strength === 2 && named && !startsClause(doc, range)) ||
    (named && lodging);
  const spelled = named || lodging || range.to - range.from > 1;
  const { from, to } = withLodgingWords(doc, range);
  const name = alias.hotels.length === 1 ? (alias.hotels[0]?.name ?? '') : textOf(doc, from, to).text;
  return make(
    doc,
    { kind: sure && spelled ? 'known' : 'knownWeak', from, to },
    { name, hotels: alias.hotels },
  );
}

function startsClause(doc: Document, range: { from: number; to: number }): boolean {
  const first = doc.tokens[range.from];
  return range.to - range.from === 1 && first !== undefined && (first.gap === GAP.hard || first.newLine);
}

function isHead(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.kind === 'word' &&
    (isIn(token, SETS.headBefore) || isHotelCompound(token.fold))
  );
}

function besideLodgingWord(doc: Document, from: number, to: number): boolean {
  const next = doc.tokens[to];
  const first = doc.tokens[from];
  const after = next !== undefined && next.gap <= GAP.soft && isIn(next, SETS.headAfter);
  return after || (first !== undefined && first.gap <= GAP.soft && isHead(doc.tokens[from - 1]));
}

/** The name with "Hotel" before it and "Resort & Spa" after it. */
function withLodgingWords(doc: Document, range: { from: number; to: number }): { from: number; to: number } {
  let { from, to } = range;
  const first = doc.tokens[from];
  if (first && first.gap <= GAP.soft && !first.newLine && isHead(doc.tokens[from - 1])) from -= 1;
  for (let steps = 0; steps < 4; steps += 1) {
    const next = doc.tokens[to];
    if (!next || next.gap > GAP.soft || next.newLine || !isCapital(next)) break;
    if (!isIn(next, SETS.generic | SETS.headAfter) && isIn(next, SETS.ordinary)) break;
    to += 1;
  }
  return { from, to };
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
  const end = doc.flatCase ? range.to : Math.max(range.to, nameEnd(doc, range.to));
  const { from, to } = withLodgingWords(doc, { from: range.from, to: end });
  const sure = !brand.weak || besideLodgingWord(doc, range.from, range.to);
  const hotels = hotelsByWords(doc.tokens.slice(from, to).map((token) => token.fold));
  return make(doc, { kind: sure ? 'brand' : 'brandWeak', from, to }, { hotels });
}

/** A name that follows or precedes a lodging word at a token. */
export function headedNameAt(doc: Document, at: number): Candidate | undefined {
  const token = doc.tokens[at];
  if (token?.kind !== 'word') return undefined;
  return nameAfterHead(doc, at, token) ?? nameBeforeHead(doc, at, token) ?? pairedNameAt(doc, at);
}

/** Kinds of house that are written in two words. */
export const PAIRS: ReadonlyMap<string, string> = new Map([
  ['b', 'b'],
  ['guest', 'house'],
  ['farm', 'stay'],
  ['rest', 'house'],
]);
const STARTING = addSet(PAIRS.keys());

/** "B&B Corte dei Gelsi", "Achaban Croft B&B", "Guest House Rila". */
function pairedNameAt(doc: Document, at: number): Candidate | undefined {
  const [first, second] = [doc.tokens[at], doc.tokens[at + 1]];
  if (!first || !second || !isIn(first, STARTING) || second.gap > GAP.soft) return undefined;
  if (PAIRS.get(first.fold) !== second.fold) return undefined;
  if (!isCapital(first) || doc.flatCase) return undefined;
  const to = nameEnd(doc, at + 2);
  if (to > at + 2 && tellsSomething(doc, at + 2, to)) return make(doc, { kind: 'head', from: at, to });
  const from = nameStart(doc, at);
  const said = doc.tokens.slice(from, at).some((token) => token.kind === 'word');
  if (!said || !tellsSomething(doc, from, at)) return undefined;
  return make(doc, { kind: 'head', from, to: at + 2 });
}

function tellsSomething(doc: Document, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const token = doc.tokens[at];
    if (!token || !isIn(token, SETS.generic | SETS.stopWord)) return true;
  }
  return false;
}

/** "Hotel in Lissabon" has no name yet. */
const LOCATING = addSet(
  'in at near on by with bei mit fur for from aus and und y e et im auf nahe vor ohne direkt mitten next'.split(
    ' ',
  ),
);

function nameAfterHead(doc: Document, at: number, token: Token): Candidate | undefined {
  const strong = isHead(token);
  const weak = !strong && isIn(token, SETS.weakHeadBefore) && (isCapital(token) || doc.flatCase);
  if (!strong && !weak) return undefined;
  const next = doc.tokens[at + 1];
  if (!next || isIn(next, LOCATING)) return undefined;
  const to = nameEnd(doc, at + 1);
  if (to === at + 1) return undefined;
  if (!tellsSomething(doc, at + 1, to)) return undefined;
  return make(doc, { kind: strong ? 'head' : 'headWeak', from: at, to });
}

function nameBeforeHead(doc: Document, at: number, token: Token): Candidate | undefined {
  const strong = isIn(token, SETS.headAfter);
  const weak = !strong && isIn(token, SETS.weakHeadAfter) && isCapital(token);
  if ((!strong && !weak) || doc.flatCase) return undefined;
  const before = doc.tokens[at - 1];
  // "the lodge", "auf der Hütte": the kind of house, not its name.
  if (before && !isCapital(before) && isIn(before, SETS.stopWord)) return undefined;
  const from = nameStart(doc, at);
  if (from === at || !tellsSomething(doc, from, at)) return undefined;
  const rare = doc.tokens.slice(from, at).some((word) => !isIn(word, SETS.ordinary | SETS.stopWord));
  const sure = strong && (rare || isCapital(token));
  const { to } = withLodgingWords(doc, { from, to: at + 1 });
  return make(doc, { kind: sure ? 'head' : 'headWeak', from, to });
}

const COMPOUND = /^[a-z]{4,}(?:hutte|berghaus|schlossl|hof|alm|lodge|huus)$/;
const NO_HOUSE =
  /^(?:(?:hunde|schutz|ski|grill|garten|holz)hutte|.*(?:bahn|fried|bauern|innen|schul|hinter|reiter|vor|gerichts|gast|pausen|haupt|pony|camping|markt|kirch)hof)$/;

/** German names in one word: "Olpererhütte", "Krallerhof". */
export function compoundNameAt(doc: Document, at: number): Candidate | undefined {
  const token = doc.tokens[at];
  if (!token || !isCapital(token) || token.fold.length < 7 || isIn(token, SETS.ordinary)) return undefined;
  if (!COMPOUND.test(token.fold) || NO_HOUSE.test(token.fold)) return undefined;
  return make(doc, { kind: 'headWeak', from: at, to: at + 1 });
}
