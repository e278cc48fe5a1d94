import { SETS } from '../../lexicon/words.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { addSet, isIn } from '../../text/vocabulary.ts';
import { type Candidate, FORM } from './candidate.ts';
import { isGermanCompound } from './german-compound.ts';
import { GREETING, nameEnd } from './name-run.ts';
import { candidateOf, isHead, withLodgingWords } from './name-span.ts';

const isRare = (token: Token) => token.kind === 'word' && !isIn(token, SETS.ordinary | SETS.stopWord);
const isDigit = (code: number) => code >= 48 && code <= 57;

function beginsRun(doc: Document, at: number): boolean {
  const token = doc.tokens[at];
  if (token?.kind !== 'word' || isIn(token, SETS.stopWord) || token.fold.length < 2) return false;
  if (isDigit(token.fold.charCodeAt(0))) return false;
  if (doc.flatCase ? isIn(token, SETS.ordinary) : !isCapital(token)) return false;
  if (isIn(token, SETS.tagFiller) || GREETING.has(token.fold)) return false;
  const before = doc.tokens[at - 1];
  const joined = before !== undefined && token.gap <= GAP.soft && !token.newLine && before.kind === 'word';
  if (!joined || isIn(before, SETS.stopWord) || GREETING.has(before.fold)) return true;
  return doc.flatCase ? isIn(before, SETS.ordinary) : !isCapital(before);
}

/** Words after which the name of a house may follow. */
const LEADS = addSet('at im beim chez into in al alla bei the zum zur vom'.split(' '));

/** A run of capitals that begins at a token and contains a rare word, or the traditional name of an inn: "Raithwaite", "im Tirler". */
export function runAt(doc: Document, at: number): Candidate | undefined {
  if (!beginsRun(doc, at)) return undefined;
  let to = Math.max(at + 1, nameEnd(doc, at + 1));
  for (let inside = at + 1; inside < to; inside += 1) {
    const token = doc.tokens[inside];
    if (token && isIn(token, SETS.locative)) to = inside;
  }
  const first = doc.tokens[at];
  const distinctive = isDistinctive(doc, at, to);
  // "At the Grand": only a word common in names, after a cue for a house.
  const before = doc.tokens[at - 1];
  const led = first !== undefined && isIn(first, SETS.generic) && before !== undefined && isIn(before, LEADS);
  if (!distinctive && !led && (doc.german || to === at + 1)) return undefined;
  if (doc.german && to === at + 1 && first !== undefined && isGermanCompound(first.fold)) return undefined;
  return candidateOf(doc, { forms: FORM.run, ...withLodgingWords(doc, { from: at, to }) });
}

/** Whether some tokens include a rare word, or a traditional name of inns. */
function isDistinctive(doc: Document, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const word = doc.tokens[at];
    if (word && (isRare(word) || (isIn(word, SETS.innName) && !doc.flatCase))) return true;
  }
  return false;
}

const ARTICLES = addSet('the der das dem den la le les el il lo'.split(' '));
const MOST_SMALL = 4;

/** Up to four lower-case words after "at", "im", a lodging word or a pin: "2 nights at casa lume". */
export function smallAt(doc: Document, at: number): Candidate | undefined {
  const token = doc.tokens[at];
  if (token?.kind !== 'word' || token.casing !== 'lower' || isIn(token, SETS.stopWord)) return undefined;
  const before = doc.tokens[at - 1];
  const second = doc.tokens[at - 2];
  const joined = before !== undefined && token.gap <= GAP.space && before.kind === 'word';
  const article = joined && isIn(before, ARTICLES) && second !== undefined && before.gap <= GAP.soft;
  const led = joined && (isIn(before, LEADS) || (article && isIn(second, LEADS)));
  const head = isHead(token) || isIn(token, SETS.weakHeadBefore);
  if (!led && !head && !(token.gap === GAP.hard && followsPin(doc, at))) return undefined;
  const to = smallEnd(doc, at);
  const words = doc.tokens.slice(at, to);
  if (words.every((word) => isIn(word, SETS.generic | SETS.tagFiller))) return undefined;
  if (to === at + 1 && isIn(token, SETS.ordinary) && !isIn(token, SETS.innName)) return undefined;
  const form = isHead(token) ? FORM.headed : head ? FORM.weakHeaded : 0;
  return candidateOf(doc, { forms: (led ? FORM.led : 0) | form, from: at, to });
}

function smallEnd(doc: Document, from: number): number {
  let to = from + 1;
  for (; to < from + MOST_SMALL; to += 1) {
    const next = doc.tokens[to];
    if (next?.kind !== 'word' || next.gap > GAP.soft || next.newLine) break;
    if (isIn(next, SETS.stopWord) && !(isIn(next, SETS.connector) && !isIn(next, SETS.locative))) break;
  }
  while (to > from + 1 && isIn(doc.tokens[to - 1] ?? { sets: 0 }, SETS.connector)) to -= 1;
  return to;
}

const PINS = ['📍', '🏨', '🛏', '🏡', '🛌', '🛎'];
/** Emoji are written with two units from here on. */
const FIRST_PICTURE = 0xd83c;

/** Whether a pin or a bed stands right before a token. */
function followsPin(doc: Document, at: number): boolean {
  const start = doc.tokens[at]?.start ?? 0;
  const from = Math.max(0, start - 6);
  for (let position = from; position < start; position += 1) {
    if (doc.text.charCodeAt(position) < FIRST_PICTURE) continue;
    const before = doc.text.slice(from, start);
    return PINS.some((pin) => before.includes(pin));
  }
  return false;
}
