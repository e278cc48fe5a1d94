import { SETS } from '../../lexicon/words.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { GAP } from '../../text/tokens.ts';
import { isIn } from '../../text/vocabulary.ts';
import { type Candidate, createCandidate } from '../candidate/candidate.ts';
import { GREETING, nameEnd, textOf } from '../candidate/name-run.ts';
import { isRare, type LooseFeature, looseFeatures } from './loose-features.ts';
import { BIAS, WEIGHTS } from './loose-weights.ts';

/** Runs that may name a house without any lodging word near them: "Raithwaite, 10/10 wags", "im Tirler". */
export interface LooseName {
  readonly from: number;
  readonly to: number;
  readonly features: Readonly<Record<LooseFeature, boolean>>;
}

/** More runs than this make no caption. */
const MOST_RUNS = 30;
/** From this probability on the likeliest run of a text is taken for the house, and from the second on any other. */
const LIKELIEST = 0.5;
const ANY = 0.65;
/** From this one on a run is most likely a house even in a post that says nothing else of a stay. */
const SURE = 0.9;

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
    runs.push({ from: at, to, features: looseFeatures(doc, at, to) });
    at = to - 1;
  }
  return runs;
}

/** How likely a run names the house of the post: logistic regression, weights from `training/train-names.ts`. */
function looseProbability({ features }: LooseName): number {
  let sum = BIAS;
  for (const name in features) if (features[name as LooseFeature]) sum += WEIGHTS[name as LooseFeature];
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
