import type { Document } from '../document.ts';
import { categoriesIn } from '../lexicon/cue-index.ts';
import { isIn } from '../lexicon/vocabulary.ts';
import { SETS } from '../lexicon/words.ts';
import { GAP, type Token } from '../tokens.ts';
import { type Candidate, createCandidate } from './candidate.ts';
import { isGermanCompound } from './german-compound.ts';
import { LOOSE_BIAS, LOOSE_WEIGHTS } from './loose-weights.ts';
import { GREETING, isCapital, nameEnd, textOf } from './name-run.ts';
import { around, endsClause, isAfterName } from './surroundings.ts';

/** Runs that may name a house without any lodging word near them: "Raithwaite, 10/10 wags", "im Tirler". */
export interface LooseName {
  readonly from: number;
  readonly to: number;
  readonly values: readonly number[];
}

/** More runs than this make no caption. */
const MOST_RUNS = 30;
/** From this probability on the likeliest run of a text is taken for the house, and from the second on any other. */
const LIKELIEST = 0.5;
const ANY = 0.65;
/** From this one on a run is most likely a house even in a post that says nothing else of a stay. */
const SURE = 0.9;

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const ARTICLES = set('the das der die dem le la les l il el lo o');
const INSIDE = set('im at beim al au alla ins vom dem del dal bei into aus nella nel');
const IM = set('im');
const IN = set('in en a na no zu nach from to near');
const WITH = set('and und mit with y e et or oder von by for fur');
const THANKING = set('thanks thank merci danke grazie gracias obrigada obrigado you');
const ADDRESSING = set('you youve ihr du bitte youre your');
const DOING = set(
  `hat ist war macht weiss kann haben sind gibt is was has had did knows gave put does said really really still again forever
  means taught never always est a e was turned ruined kummert wir ich we i`.replace(/\s+/g, ' '),
);
const STAYING = categoriesIn('slept stayed checkin nights book room bed duration plan'.split(' '));
const NAMES_OF_HOUSES = set(
  'la le il el casa villa maison haus hof bay mar dar ca can son san santa sant st saint palazzo monte bella belle house arms',
);

/** Names of the values, in the order of `LooseName.values`. */
export const LOOSE_FEATURES = [
  'two',
  'three',
  'rareTwo',
  'noOrdinary',
  'first',
  'opens',
  'line',
  'article',
  'inside',
  'in',
  'with',
  'thanked',
  'staying',
  'comma',
  'hard',
  'last',
  'thenIn',
  'thenDoing',
  'addressed',
  'german',
  'germanCompound',
  'germanOpens',
  'germanInside',
  'flat',
  'flatOpens',
  'flatTwo',
  'short',
  'long',
  'house',
  'inn',
  'person',
  'twice',
  'upper',
  'quoted',
  'accent',
  'articleInside',
  'thenRoom',
  'thenPrice',
  'colonBefore',
  'bracket',
  'alone',
  'afterPlace',
] as const;

function begins(doc: Document, at: number): boolean {
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

const isDigit = (code: number) => code >= 48 && code <= 57;

function isRare(token: Token): boolean {
  return token.kind === 'word' && !isIn(token, SETS.ordinary | SETS.stopWord);
}

/** All runs of a text that hold a rare word, outside the tokens already `taken`, with what speaks for and against each. */
export function looseRuns(doc: Document, taken: ReadonlySet<number>): LooseName[] {
  const runs: LooseName[] = [];
  for (let at = 0; at < doc.tokens.length && runs.length < MOST_RUNS; at += 1) {
    if (taken.has(at) || !begins(doc, at)) continue;
    let to = Math.max(at + 1, nameEnd(doc, at + 1));
    for (let inside = at + 1; inside < to; inside += 1) {
      const token = doc.tokens[inside];
      if (taken.has(inside) || (token && isIn(token, SETS.locative))) to = inside;
    }
    const words = doc.tokens.slice(at, to);
    if (!words.some((word) => isRare(word) || (isIn(word, SETS.innName) && !doc.flatCase))) continue;
    runs.push({ from: at, to, values: valuesOf(doc, at, to) });
    at = to - 1;
  }
  return runs;
}

function repeated(doc: Document, from: number, word: Token | undefined): boolean {
  if (word === undefined || word.fold.length < 4) return false;
  for (let at = from; at < doc.tokens.length; at += 1) if (doc.tokens[at]?.stem === word.stem) return true;
  return false;
}

function valuesOf(doc: Document, from: number, to: number): number[] {
  const words = doc.tokens.slice(from, to);
  const [first] = words;
  let before = doc.tokens[from - 1];
  const article = before !== undefined && ARTICLES.has(before.fold) && (first?.gap ?? 3) <= GAP.soft;
  const opener = article ? before : first;
  if (article) before = doc.tokens[from - 2];
  const opens = opener === undefined || opener.gap === GAP.hard || opener.newLine;
  const led = (list: ReadonlySet<string>) => !opens && before !== undefined && list.has(before.fold);
  const next = doc.tokens[to];
  const follows = (list: ReadonlySet<string>) =>
    next !== undefined && next.gap <= GAP.soft && !next.newLine && list.has(next.fold);
  const inside = led(INSIDE) || (!article && led(IM));
  const two = words.length > 1;
  const lone = words.length === 1 && first !== undefined;
  const flags = [
    two,
    words.length > 2,
    words.filter(isRare).length > 1,
    words.every((word) => !isIn(word, SETS.ordinary)),
    from === 0 || (article && from === 1),
    opens,
    opener?.newLine === true && from > 1,
    article,
    inside,
    led(IN),
    led(WITH),
    before !== undefined && THANKING.has(before.fold) && (first?.gap ?? 3) <= GAP.comma,
    doc.cues.some((cue) => STAYING[cue.kind] === 1 && cue.to <= from && from - cue.to <= 2),
    next !== undefined && next.gap === GAP.comma,
    next !== undefined && (next.gap === GAP.hard || next.newLine),
    next === undefined,
    follows(IN),
    follows(DOING),
    next !== undefined && next.gap <= GAP.comma && ADDRESSING.has(next.fold),
    doc.german,
    doc.german && lone && isGermanCompound(first.fold),
    doc.german && opens,
    doc.german && inside,
    doc.flatCase,
    doc.flatCase && opens,
    doc.flatCase && two,
    lone && first.fold.length < 5,
    lone && first.fold.length > 11,
    words.some((word) => NAMES_OF_HOUSES.has(word.fold)) && two,
    words.some((word) => isIn(word, SETS.innName)),
    words.some((word) => isIn(word, SETS.person)),
    repeated(doc, to, first),
    words.every((word) => word.casing === 'upper') && !doc.flatCase,
    first?.quoted === true,
    !doc.german && hasAccent(textOf(doc, from, to).text),
    article && !opens && opener?.casing === 'title',
  ];
  flags.push(...around(doc, from, to), opens && endsClause(next), isAfterName(first, before));
  return flags.map(Number);
}

function hasAccent(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return true;
  return false;
}

const weights = LOOSE_FEATURES.map((name) => LOOSE_WEIGHTS[name] ?? 0);

/** How likely a run names the house of the post: logistic regression, weights from `training/train.ts`. */
export function looseProbability(run: LooseName): number {
  let sum = LOOSE_BIAS / 1000;
  for (let at = 0; at < weights.length; at += 1) sum += ((run.values[at] ?? 0) * (weights[at] ?? 0)) / 1000;
  return 1 / (1 + Math.exp(-sum));
}

/** The run that most probably names the house, and any others that very probably do. `isPlace` tells towns apart. */
export function looseNames(doc: Document, isPlace: (name: string) => boolean): Candidate[] {
  const judged = looseRuns(doc, new Set())
    .map((run) => ({ run, probability: looseProbability(run), ...textOf(doc, run.from, run.to) }))
    .filter(({ run, probability, text }) => {
      // In lower case a single rare word is hardly ever a house.
      const faint = doc.flatCase && run.to - run.from === 1 && doc.tokens[run.from]?.casing === 'lower';
      return probability >= (faint ? ANY : LIKELIEST) && !isPlace(text);
    })
    .sort((a, b) => b.probability - a.probability);
  return judged
    .filter(
      ({ run, probability }, position) =>
        position === 0 || probability >= (run.to - run.from > 1 ? ANY : SURE),
    )
    .map(({ run: { from, to }, probability, start, end, text }) =>
      createCandidate({
        kind: probability >= SURE ? 'likely' : 'loose',
        from,
        to,
        start,
        end,
        surface: text,
      }),
    );
}
