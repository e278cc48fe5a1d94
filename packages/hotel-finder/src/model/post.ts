import { SETS } from '../lexicon/words.ts';
import { readTag, type TagPlace } from '../place/tag-place.ts';
import type { Cue } from '../text/cues.ts';
import { type Document, readDocument } from '../text/document.ts';
import { GAP, type Token } from '../text/tokens.ts';
import { addWord, isIn } from '../text/vocabulary.ts';
import { sensesOf } from './senses.ts';

/** What is known of a post; usually only the caption. */
export interface PostText {
  caption: string | null;
  /** Its place, if known. */
  locationTag?: string | null | undefined;
  altText?: string | null;
  takenAt?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** A post as words, before any conclusion. */
export interface Post {
  readonly caption: Document;
  readonly tag: Document | null;
  readonly tagPlace: TagPlace;
  /** By token of the caption, the sentence or line it belongs to. */
  readonly sentences: Int32Array;
  /** The categories of its phrases, by number, each once. */
  readonly cueKinds: readonly number[];
  /** By sentence, its subject and the groups of its phrases, as bits; and the bits of all. */
  readonly senses: Int32Array;
  readonly sensesTogether: number;
  /** The numbers of all words of caption and tag, collected on first use. */
  readonly words: () => ReadonlySet<number>;
  /** How many handles and hashtags there are. */
  readonly handles: number;
  readonly hashtags: number;
  /** The letters of all handles and hashtags. */
  readonly tagRuns: readonly string[];
  /** The longer words that are not ordinary, collected on first use. */
  readonly distinctive: () => readonly string[];
}

const NO_PLACE: TagPlace = { town: null, country: null, around: false, unlisted: null };
const LONGEST_TAG = 200;

/** Reads caption, location tag and, without a caption, the picture's description. */
export function readPost(text: PostText): Post {
  const caption = readDocument(text.caption || text.altText || '');
  const tagged = text.locationTag?.trim().slice(0, LONGEST_TAG) ?? '';
  const tag = tagged === '' ? null : readDocument(tagged);
  const sentences = new Int32Array(caption.tokens.length);
  let sentence = 0;
  let handles = 0;
  let hashtags = 0;
  const tagRuns: string[] = [];
  for (let at = 0; at < caption.tokens.length; at += 1) {
    const token = caption.tokens[at];
    if (token === undefined) break;
    if (at > 0 && (token.gap === GAP.hard || token.newLine)) sentence += 1;
    sentences[at] = sentence;
    if (token.kind === 'handle') handles += 1;
    else if (token.kind === 'hashtag') hashtags += 1;
    if (token.kind === 'handle' || token.kind === 'hashtag') tagRuns.push(token.fold);
  }
  let words: ReadonlySet<number> | undefined;
  let distinctive: readonly string[] | undefined;
  const senses = sensesOf(caption, sentences);
  return {
    caption,
    tag,
    senses,
    sensesTogether: allOf(senses),
    tagPlace: tagged === '' ? NO_PLACE : readTag(tagged),
    sentences,
    cueKinds: kindsOf(caption.cues),
    words: () => {
      words ??= numbersIn(caption, tag);
      return words;
    },
    handles,
    hashtags,
    tagRuns,
    distinctive: () => {
      distinctive ??= distinctiveWords(caption);
      return distinctive;
    },
  };
}

function allOf(senses: Int32Array): number {
  let all = 0;
  for (const sense of senses) all |= sense;
  return all;
}

/** The categories of phrases, each once. */
function kindsOf(cues: readonly Cue[]): number[] {
  const kinds: number[] = [];
  for (const { number } of cues) if (!kinds.includes(number)) kinds.push(number);
  return kinds;
}

function numbersIn(caption: Document, tag: Document | null): Set<number> {
  const numbers = new Set<number>();
  for (const { number } of caption.tokens) numbers.add(number);
  for (const { number } of tag?.tokens ?? []) numbers.add(number);
  return numbers;
}

const SHORT = 4;

function distinctiveWords({ tokens }: Document): string[] {
  const words: string[] = [];
  for (const token of tokens)
    if (token.kind === 'word' && token.fold.length > SHORT && !isIn(token, SETS.ordinary))
      words.push(token.fold);
  return words;
}

const NUMBER = addWord('#');
const HANDLE = addWord('@');
const HASHTAG = addWord('##');
const START = addWord('^');

/** The number of a word for features: all numbers, handles, hashtags and addresses are alike; 0 for unknown words. */
export function wordOf(token: Token | undefined): number {
  if (token === undefined) return START;
  if (token.kind === 'word') return token.number;
  if (token.kind === 'number') return NUMBER;
  return token.kind === 'handle' ? HANDLE : HASHTAG;
}

/** Sizes and counts in buckets: 0, 1, 2, 3–4, 5–8 … */
export function step(count: number): number {
  return count < 3 ? count : 1 + Math.ceil(Math.log2(count));
}

const CUE_REACH = 40;

/** The phrases around some tokens, found by binary search: a long post has hundreds. */
export function cuesNear({ cues }: Document, from: number, to: number): readonly Cue[] {
  if (cues.length < 24) return cues;
  const first = firstFrom(cues, from - CUE_REACH);
  return cues.slice(first, firstFrom(cues, to + CUE_REACH));
}

function firstFrom(cues: readonly Cue[], position: number): number {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.from ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
