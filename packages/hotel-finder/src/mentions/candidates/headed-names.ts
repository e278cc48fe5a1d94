import { SETS } from '../../lexicon/words.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { addSet, isIn } from '../../text/vocabulary.ts';
import { type Candidate, FORM } from './candidate.ts';
import { nameEnd, nameStart } from './name-run.ts';
import { candidateOf, isHead, withLodgingWords } from './name-span.ts';

/** A name that follows or precedes a lodging word at a token. */
export function headedNameAt(doc: Document, at: number): Candidate | undefined {
  const token = doc.tokens[at];
  if (token?.kind !== 'word') return undefined;
  return (
    nameAfterHead(doc, at, token) ??
    nameBeforeHead(doc, at, token) ??
    pairedNameAt(doc, at) ??
    innSignAt(doc, at, token)
  );
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
  if (to > at + 2 && isMoreThanKind(doc, at + 2, to))
    return candidateOf(doc, { forms: FORM.headed, from: at, to });
  const from = nameStart(doc, at);
  const hasWordBefore = doc.tokens.slice(from, at).some((token) => token.kind === 'word');
  if (!hasWordBefore || !isMoreThanKind(doc, from, at)) return undefined;
  return candidateOf(doc, { forms: FORM.headed, from, to: at + 2 });
}

/** "Finca Hotel", "3 guesthouses": kinds and numbers of houses are not names. */
function isMoreThanKind(doc: Document, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const token = doc.tokens[at];
    if (!token) return true;
    const count = token.kind === 'number' && token.fold.length < 3;
    if (!count && !isIn(token, SETS.generic | SETS.stopWord)) return true;
  }
  return false;
}

/** Words that begin the traditional name of an inn. */
export const SIGN_STARTS = ['zum', 'zur'] as const;
const LONGEST_SIGN = 3;

/** "Gasthaus Zum Wilden Eber", "Zur Goldenen Nudel": with a capital inside a clause, or before two words with capitals. */
function innSignAt(doc: Document, at: number, token: Token): Candidate | undefined {
  if (
    !doc.german ||
    doc.flatCase ||
    token.casing !== 'title' ||
    (token.fold !== 'zum' && token.fold !== 'zur')
  )
    return undefined;
  let to = at + 1;
  for (; to <= at + LONGEST_SIGN; to += 1) {
    const word = doc.tokens[to];
    if (word?.kind !== 'word' || word.gap > GAP.space || word.newLine || !isCapital(word)) break;
  }
  const adjective = doc.tokens[at + 1]?.fold.endsWith('en') === true;
  const inside = at > 0 && token.gap <= GAP.comma && !token.newLine;
  if (to === at + 1 || (!inside && (to < at + 3 || !adjective))) return undefined;
  const housed = token.gap <= GAP.space && isHead(doc.tokens[at - 1]);
  return candidateOf(doc, { forms: housed ? FORM.headed : FORM.weakHeaded, from: housed ? at - 1 : at, to });
}

/** "Hotel in Lissabon" contains no name. */
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
  if (!isMoreThanKind(doc, at + 1, to)) return undefined;
  return candidateOf(doc, { forms: strong ? FORM.headed : FORM.weakHeaded, from: at, to });
}

function nameBeforeHead(doc: Document, at: number, token: Token): Candidate | undefined {
  const strong = isIn(token, SETS.headAfter);
  const weak = !strong && isIn(token, SETS.weakHeadAfter) && isCapital(token);
  if (strong && (doc.flatCase || !isCapital(token))) {
    const lower = lowerBeforeHead(doc, at);
    if (lower || doc.flatCase) return lower;
  }
  if ((!strong && !weak) || doc.flatCase) return undefined;
  const before = doc.tokens[at - 1];
  // "the lodge", "auf der Hütte": the kind of house, not its name.
  if (before && !isCapital(before) && isIn(before, SETS.stopWord)) return undefined;
  const from = nameStart(doc, at);
  if (from === at && !doc.german && strong && isOneWordName(doc, at))
    return candidateOf(doc, { forms: FORM.weakHeaded, from: at - 1, to: at + 1 });
  if (from === at || !isMoreThanKind(doc, from, at)) return undefined;
  const rare = doc.tokens.slice(from, at).some((word) => !isIn(word, SETS.ordinary | SETS.stopWord));
  const sure = strong && (rare || isCapital(token));
  const { to } = withLodgingWords(doc, { from, to: at + 1 });
  return candidateOf(doc, { forms: sure ? FORM.headed : FORM.weakHeaded, from, to });
}

/** "Grace Hotel in Imerovigli" at the start of a clause; "the Hotel" and "Beach hotel" are kinds of house. */
function isOneWordName(doc: Document, at: number): boolean {
  const [name, head] = [doc.tokens[at - 1], doc.tokens[at]];
  if (!name || !head || head.gap > GAP.soft || head.newLine || name.kind !== 'word') return false;
  if (!isCapital(head) || !isCapital(name) || isIn(name, SETS.stopWord | SETS.generic | SETS.tagFiller))
    return false;
  const next = doc.tokens[at + 1];
  return next === undefined || next.gap === GAP.hard || isIn(next, LOCATING);
}

const INTRODUCING = new Set('the das der im at beim zum al del dal au du el il'.split(' '));
const MOST_LOWER = 3;

/** "das zero box lodge" in a text without capitals: after an article, and of words that are not all kinds of house. */
function lowerBeforeHead(doc: Document, at: number): Candidate | undefined {
  for (let from = at - 1; from >= at - MOST_LOWER; from -= 1) {
    const [token, next, before] = [doc.tokens[from], doc.tokens[from + 1], doc.tokens[from - 1]];
    if (!token || !next || token.kind !== 'word' || next.gap > GAP.soft || next.newLine) return undefined;
    if (isIn(token, SETS.stopWord)) return undefined;
    if (!before || token.gap > GAP.soft || !INTRODUCING.has(before.fold)) continue;
    if (!isMoreThanKind(doc, from, at)) return undefined;
    const rare = doc.tokens.slice(from, at).some((word) => !isIn(word, SETS.ordinary));
    return rare || at - from > 1 ? candidateOf(doc, { forms: FORM.weakHeaded, from, to: at + 1 }) : undefined;
  }
  return undefined;
}

const COMPOUND = /^[a-z]{4,}(?:hutte|berghaus|schlossl|hof|alm|lodge|huus)$/;
const NO_HOUSE =
  /^(?:(?:hunde|schutz|ski|grill|garten|holz)hutte|.*(?:bahn|fried|bauern|innen|schul|hinter|reiter|vor|gerichts|gast|pausen|haupt|pony|camping|markt|kirch)hof)$/;

/** German names in one word: "Olpererhütte", "Krallerhof". */
export function compoundNameAt(doc: Document, at: number): Candidate | undefined {
  const token = doc.tokens[at];
  if (!token || !isCapital(token) || token.fold.length < 7 || isIn(token, SETS.ordinary)) return undefined;
  if (!COMPOUND.test(token.fold) || NO_HOUSE.test(token.fold)) return undefined;
  return candidateOf(doc, { forms: FORM.weakHeaded, from: at, to: at + 1 });
}
