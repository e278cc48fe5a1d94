import type { Mention } from '../mentions/candidates/candidate.ts';
import { isItem } from '../mentions/candidates/items.ts';
import type { Sink } from '../model/linear.ts';
import { hashed } from '../model/pieces.ts';
import { type Post, step, wordOf } from '../model/post.ts';
import { type PriceMention, standsBeside } from '../price/price.ts';
import type { Cue } from '../text/cues.ts';
import { GAP, type Token } from '../text/tokens.ts';
import { addWord } from '../text/vocabulary.ts';
import { clauseFeatures, formOf, mentionSense } from './clause-features.ts';
import { FEATURES, GROUPS, isSmall, KINDS, MODE, WHO } from './feature-names.ts';

const F = FEATURES.numbers;
/** A number that is probably no price does not count towards a stay. */
const LIKELY = 0.5;

export interface Named {
  readonly post: Post;
  readonly mentions: readonly Mention[];
  readonly doubtful: Mention | null;
  readonly price: PriceMention | null;
}

/** The lodging of a post with the most certain name: its features count most. */
export function likeliest({ mentions, doubtful }: Named): Mention | undefined {
  let best = doubtful ?? undefined;
  for (const mention of mentions)
    if (best === undefined || mention.probability > best.probability) best = mention;
  return best;
}

/** The usual number of words of a caption. */
const USUAL = 45;
const FEWEST = 6;

/** The weight of each word's features: the more words, the less each counts. */
export function scaleOf({ caption }: Post): number {
  return Math.sqrt(USUAL / (caption.tokens.length + FEWEST));
}

/** Adds the features of a post, and of one of the lodgings that it names. */
export function stayFeatures(named: Named, mention: Mention | undefined, sink: Sink): void {
  postFeatures(named, sink);
  if (mention !== undefined) mentionFeatures(named, mention, sink);
}

function tokensOfMentions({ post, mentions }: Named): Uint8Array {
  const inside = new Uint8Array(post.caption.tokens.length);
  for (const { from, to, source } of mentions) if (source !== 'location_tag') inside.fill(1, from, to);
  return inside;
}

/** The post as a whole, the words of its mentions left out. */
function postFeatures(named: Named, sink: Sink): void {
  const { post, mentions, price } = named;
  const inside = tokensOfMentions(named);
  const { caption } = post;
  const seen = new Set<number>();
  const pieced: Token[] = [];
  let before = 0;
  for (let at = 0; at < caption.tokens.length; at += 1) {
    const token = caption.tokens[at];
    if (!token || inside[at] === 1) {
      before = 0;
      continue;
    }
    const word = wordOf(token);
    if (before !== 0 && token.gap <= GAP.soft) sink.add(F.pair, before, word);
    before = word;
    if (token.kind === 'hashtag') sink.add(F.tagWord, token.number);
    else if ((word !== 0 && seen.has(word)) || isSmall(word)) continue;
    if (token.kind === 'word' || token.kind === 'hashtag') pieced.push(token);
    if (token.kind === 'hashtag') continue;
    seen.add(word);
    sink.add(F.word, word);
  }
  sink.addPieces(F.piece, pieced);
  if (caption.tokens.length > 0) {
    sink.add(F.opening, wordOf(caption.tokens[0]));
    sink.add(F.closing, wordOf(caption.tokens.at(-1)));
  }
  phraseFeatures(post, inside, sink);
  cueFeatures(post, sink);
  senseFeatures(post, sink);
  emojis(caption.text, (emoji) => sink.add(F.emoji, emoji));
  sink.add(F.length, step(caption.tokens.length >> 1));
  sink.add(F.tags, step(post.hashtags));
  sink.add(F.handles, step(post.handles));
  sink.add(F.german, caption.german ? 1 : 0);
  sink.add(F.mentions, Math.min(4, mentions.length));
  if (caption.text.includes('?')) sink.add(F.question);
  if (post.tagPlace.town !== null) sink.add(F.place);
  if (price !== null && price.probability >= LIKELY) sink.add(F.price, price.probability > 0.8 ? 2 : 1);
}

/** Replaces the names of lodgings in sequences of words. */
const HOUSE_WRITTEN = '<house>';
const HOUSE = addWord(HOUSE_WRITTEN);
const STEM = 5;

/** Sequences of two and three words and their beginnings; the name of a lodging counts as one word. */
function phraseFeatures({ caption, tag }: Post, inside: Uint8Array, sink: Sink): void {
  // The two words before, by number and by letters, and the beginning of the last one.
  let first = 0;
  let second = 0;
  let stem = 0;
  let firstLetters = 0;
  let secondLetters = 0;
  for (let at = 0; at < caption.tokens.length; at += 1) {
    const token = caption.tokens[at];
    if (!token || (inside[at] === 1 && inside[at - 1] === 1)) continue;
    const house = inside[at] === 1;
    const word = house ? HOUSE : wordOf(token);
    const written = house ? HOUSE_WRITTEN : writtenOf(token);
    const letters = hashed(written, 0, written.length);
    if (second !== 0 && word !== 0 && (house || second === HOUSE)) sink.add(F.pair, second, word);
    if (first !== 0 && word !== 0) sink.add(F.skip, first, word);
    if (first !== 0 && second !== 0 && word !== 0)
      sink.add(F.triple, rowNumber(rowNumber(firstLetters, secondLetters), letters));
    first = second;
    firstLetters = secondLetters;
    second = word;
    secondLetters = letters;
    const own = written.length > STEM ? hashed(written, 0, STEM) : letters;
    if (!house && token.kind === 'word' && !isSmall(word)) sink.add(F.stem, own);
    if (stem !== 0) sink.add(F.stemPair, rowNumber(stem, own));
    stem = own;
  }
  for (const token of tag?.tokens ?? []) sink.add(F.placeWord, wordOf(token));
}

/** A word's letters; all numbers, handles and hashtags alike. Numbers of words would change with every word that a list gets. */
function writtenOf({ kind, fold }: Token): string {
  if (kind === 'word') return fold;
  return kind === 'number' ? '#' : kind === 'handle' ? '@' : '##';
}

/** A hash of a sequence, of 22 bits: with fewer, one unknown sequence in eight would share the weight of a known one. */
function rowNumber(first: number, second: number): number {
  return Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x85ebca6b) >>> 10;
}

function cueFeatures({ caption, cueKinds }: Post, sink: Sink): void {
  for (let at = 0; at < cueKinds.length; at += 1) {
    const one = cueKinds[at] ?? 0;
    sink.add(F.cue, one);
    if (isRepeated(caption.cues, one)) sink.add(F.cues, one);
    for (let next = at + 1; next < cueKinds.length; next += 1) {
      const other = cueKinds[next] ?? 0;
      sink.add(F.cueTwo, one < other ? one * 64 + other : other * 64 + one);
    }
  }
}

function isRepeated(cues: readonly Cue[], category: number): boolean {
  let times = 0;
  for (const { number } of cues) if (number === category) times += 1;
  return times > 1;
}

/** Pictures of a text, at most twenty. */
function emojis(text: string, visit: (emoji: number) => void): void {
  let count = 0;
  for (let at = 0; at < text.length && count < 20; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x2600 || (code > 0x27ff && code < 0xd83c) || code > 0xd83e) continue;
    visit(text.codePointAt(at) ?? 0);
    count += 1;
    at += 1;
  }
}

/** One mention: the sentence around it, adjacent words, its casing. */
function mentionFeatures({ post, mentions, price }: Named, mention: Mention, sink: Sink): void {
  const form = formOf(mention);
  sink.add(F.form, form, Math.min(3, mentions.length));
  sink.add(F.sure, Math.floor(mention.probability * 20), form);
  sink.add(F.known, mention.hotels.length > 0 ? 1 : 0, form);
  sink.add(F.formLength, form, step(post.caption.tokens.length >> 1));
  if (mention.source === 'location_tag') return;
  clauseFeatures(post, mention, sink);
  mentionSense(post, mention, form, sink);
  sink.add(F.order, step(mentions.indexOf(mention)), step(mentions.length));
  if (isItem(post.caption, mention)) sink.add(F.item, form);
  if (price !== null && price.probability >= LIKELY && standsBeside(price, mention)) sink.add(F.priced, form);
}

function senseFeatures({ senses }: Post, sink: Sink): void {
  let all = 0;
  const seen = new Set<number>();
  for (const sense of senses) {
    all |= sense;
    const plain = sense & (GROUPS | WHO | MODE);
    if ((sense & GROUPS) === 0 || seen.has(plain)) continue;
    seen.add(plain);
    sink.add(F.postSense, plain);
  }
  sink.add(F.postKinds, all & KINDS);
  sink.add(F.postKinds, all & (KINDS | 1), 1);
  sink.add(F.postGroups, all & GROUPS);
  sink.add(F.postGroups, 1024 + (all & ~GROUPS));
}
