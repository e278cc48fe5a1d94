import { SETS } from '../../lexicon/words.ts';
import { categorySet } from '../../text/cue-categories.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { isIn } from '../../text/vocabulary.ts';
import { isGermanCompound } from '../candidate/german-compound.ts';
import { textOf } from '../candidate/name-run.ts';
import {
  afterColon,
  beforeBracket,
  beforePrice,
  beforeRoom,
  endsClause,
  isAfterName,
} from './surroundings.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const ARTICLES = set('the das der die dem le la les l il el lo o');
const INSIDE = set('im at beim al au alla ins vom dem del dal bei into aus nella nel');
const IN = set('in en a na no zu nach from to near');
const WITH = set('and und mit with y e et or oder von by for fur');
const THANKING = set('thanks thank merci danke grazie gracias obrigada obrigado you');
const ADDRESSING = set('you youve ihr du bitte youre your');
const DOING = set(
  `hat ist war macht weiss kann haben sind gibt is was has had did knows gave put does said really really still again forever
  means taught never always est a e was turned ruined kummert wir ich we i`.replace(/\s+/g, ' '),
);
const STAYING = categorySet(
  'slept',
  'stayed',
  'checkin',
  'nights',
  'book',
  'room',
  'bed',
  'duration',
  'plan',
);
const NAMES_OF_HOUSES = set(
  'la le il el casa villa maison haus hof bay mar dar ca can son san santa sant st saint palazzo monte bella belle house arms',
);

export type LooseFeature = keyof ReturnType<typeof looseFeatures>;
/** A weight for every feature. */
export type LooseWeights = Readonly<Record<LooseFeature, number>>;

export function isRare(token: Token): boolean {
  return token.kind === 'word' && !isIn(token, SETS.ordinary | SETS.stopWord);
}

function repeated(doc: Document, from: number, word: Token | undefined): boolean {
  if (word === undefined || word.fold.length < 4) return false;
  for (let at = from; at < doc.tokens.length; at += 1) if (doc.tokens[at]?.stem === word.stem) return true;
  return false;
}

/** What speaks for and against a run of words being a name, for the logistic regression in `loose-names.ts`. */
export function looseFeatures(doc: Document, from: number, to: number) {
  const first = doc.tokens[from];
  let before = doc.tokens[from - 1];
  const article = before !== undefined && ARTICLES.has(before.fold) && (first?.gap ?? 3) <= GAP.soft;
  const opener = article ? before : first;
  if (article) before = doc.tokens[from - 2];
  const opens = opener === undefined || opener.gap === GAP.hard || opener.newLine;
  const lead = opens ? undefined : before?.fold;
  const next = doc.tokens[to];
  const follower = next !== undefined && next.gap <= GAP.soft && !next.newLine ? next.fold : undefined;
  const inside = isOf(INSIDE, lead);
  const two = to - from > 1;
  const lone = to - from === 1 ? first : undefined;
  const { rare, sets, ordinary, upper, house } = wordsOf(doc, from, to);
  const { german, flatCase } = doc;
  return {
    two,
    three: to - from > 2,
    rareTwo: rare > 1,
    noOrdinary: !ordinary,
    first: from === 0 || (article && from === 1),
    opens,
    line: opener?.newLine === true && from > 1,
    article,
    inside,
    in: isOf(IN, lead),
    with: isOf(WITH, lead),
    thanked: before !== undefined && THANKING.has(before.fold) && (first?.gap ?? 3) <= GAP.comma,
    staying: followsStaying(doc, from),
    comma: next !== undefined && next.gap === GAP.comma,
    hard: next !== undefined && (next.gap === GAP.hard || next.newLine),
    last: next === undefined,
    thenIn: isOf(IN, follower),
    thenDoing: isOf(DOING, follower),
    addressed: next !== undefined && next.gap <= GAP.comma && ADDRESSING.has(next.fold),
    german,
    germanCompound: german && lone !== undefined && isGermanCompound(lone.fold),
    germanOpens: german && opens,
    germanInside: german && inside,
    flat: flatCase,
    flatOpens: flatCase && opens,
    flatTwo: flatCase && two,
    short: lone !== undefined && lone.fold.length < 5,
    long: lone !== undefined && lone.fold.length > 11,
    house: house && two,
    inn: isIn({ sets }, SETS.innName),
    person: isIn({ sets }, SETS.person),
    twice: repeated(doc, to, first),
    upper: upper && !flatCase,
    quoted: first?.quoted === true,
    accent: !german && hasAccent(textOf(doc, from, to).text),
    articleInside: article && !opens && opener?.casing === 'title',
    thenRoom: beforeRoom(doc, to),
    thenPrice: beforePrice(doc, to),
    colonBefore: afterColon(doc, from),
    bracket: beforeBracket(doc, to),
    alone: opens && endsClause(next),
    afterPlace: isAfterName(first, before),
  };
}

const isOf = (list: ReadonlySet<string>, word: string | undefined) => word !== undefined && list.has(word);

function followsStaying({ cues }: Document, from: number): boolean {
  for (const cue of cues) if (STAYING.has(cue.category) && cue.to <= from && from - cue.to <= 2) return true;
  return false;
}

interface Words {
  rare: number;
  /** The bits of all sets that any of them is in. */
  sets: number;
  ordinary: boolean;
  upper: boolean;
  house: boolean;
}

function wordsOf(doc: Document, from: number, to: number): Words {
  const found: Words = { rare: 0, sets: 0, ordinary: false, upper: true, house: false };
  for (let at = from; at < to; at += 1) {
    const word = doc.tokens[at];
    if (!word) continue;
    if (isRare(word)) found.rare += 1;
    found.sets |= word.sets;
    found.upper &&= word.casing === 'upper';
    found.house ||= NAMES_OF_HOUSES.has(word.fold);
  }
  found.ordinary = isIn(found, SETS.ordinary);
  return found;
}

function hasAccent(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return true;
  return false;
}
