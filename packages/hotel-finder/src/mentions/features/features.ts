import type { KnownHotel } from '../../lexicon/hotels.ts';
import { notHotelAt } from '../../lexicon/not-hotels.ts';
import { SETS } from '../../lexicon/words.ts';
import type { Sink } from '../../model/linear.ts';
import { cuesNear, type Post, step, wordOf } from '../../model/post.ts';
import { townNumbers } from '../../place/town-words.ts';
import { isCapital } from '../../text/casing.ts';
import type { Document } from '../../text/document.ts';
import { isIn } from '../../text/vocabulary.ts';
import { type Candidate, FORM } from '../candidates/candidate.ts';
import { isItem } from '../candidates/items.ts';
import { FEATURES, SET_LIST } from './feature-names.ts';
import { echo, grams, inTag, isPlace } from './tag-features.ts';

const F = FEATURES.numbers;

const INSIDE = SET_LIST.length;

/** Adds the features of a candidate, from caption or location tag. */
export function mentionFeatures(post: Post, doc: Document, candidate: Candidate, sink: Sink): void {
  const { forms, from, to, source } = candidate;
  const form = source === 'location_tag' ? FORM.place + (forms & 15) : forms;
  sink.add(F.forms, form);
  sink.add(F.formsCase, form, doc.flatCase ? 1 : 2);
  sink.add(F.german, form, doc.german ? 1 : 2);
  listed(post, candidate, sink);
  const isRun = source === 'handle' || source === 'hashtag';
  if (!isRun) inWords(doc, candidate, sink);
  if (source === 'location_tag') {
    placeTag(post, doc, candidate, sink);
    return;
  }
  around(doc, from, to, form, sink);
  if (sink.isImprobable()) return;
  if (isRun) inTag(doc, candidate, sink);
  isPlace(candidate, sink);
  if (sink.isImprobable()) return;
  echo(post, candidate, form, sink);
  cuesAround(post, candidate, form, sink);
  if (isItem(doc, candidate)) sink.add(F.item, form);
  sink.add(F.size, step(doc.tokens.length >> 2), source === 'caption' ? 1 : 2);
}

/** The entry in the gazetteer of hotels, and whether the post agrees with it. */
function listed(post: Post, { hotels, strength, forms, source }: Candidate, sink: Sink): void {
  if ((forms & (FORM.listed | FORM.brand)) === 0) return;
  const where = source === 'caption' ? 1 : source === 'location_tag' ? 2 : source === 'handle' ? 3 : 4;
  sink.add(F.strength, strength, where);
  sink.add(F.namesakes, step(hotels.length), strength);
  let town = 0;
  let country = 0;
  for (const hotel of hotels.slice(0, 12)) {
    if (isTownSaid(post, hotel)) town = 1;
    if (post.tagPlace.country === hotel.country) country = 1;
  }
  sink.add(F.townSaid, town, strength);
  if (post.tagPlace.country !== null) sink.add(F.countrySaid, country, strength);
}

function isTownSaid({ words }: Post, { town }: KnownHotel): boolean {
  return town !== null && townNumbers(town).some((number) => words().has(number));
}

function inWords(doc: Document, { from, to, forms }: Candidate, sink: Sink): void {
  let sets = 0;
  let all = -1;
  let rare = 0;
  let capitals = 0;
  for (let at = from; at < to; at += 1) {
    const token = doc.tokens[at];
    if (!token) continue;
    sink.add(F.inside, wordOf(token));
    sets |= token.sets;
    all &= token.sets;
    if (!isIn(token, SETS.ordinary | SETS.stopWord)) rare += 1;
    if (isCapital(token)) capitals += 1;
    if (notHotelAt(doc.tokens, at) > 0) sink.add(F.notHotel);
  }
  const [first, last] = [doc.tokens[from], doc.tokens[to - 1]];
  sink.add(F.first, wordOf(first));
  sink.add(F.last, wordOf(last));
  if (to - from > 1) sink.add(F.firstLast, wordOf(first), wordOf(last));
  const many = to - from > 1 ? 1 : 0;
  for (let at = 0; sets !== 0 && at < SET_LIST.length; at += 1) {
    const set = SET_LIST[at] ?? 0;
    if ((sets & set) !== 0) sink.add(F.sets, at, many);
    if ((all & set) !== 0) sink.add(F.sets, INSIDE + at, many);
  }
  sink.add(F.length, to - from, forms & (FORM.listed | FORM.headed | FORM.brand));
  sink.add(F.rare, rare, to - from);
  sink.add(F.casing, capitals === 0 ? 0 : capitals === to - from ? 2 : 1, doc.flatCase ? 1 : 0);
  if (to - from === 1 && last) {
    sink.add(F.letters, Math.min(12, last.fold.length), doc.german ? 1 : 0);
    grams(last.fold.slice(-4), F.ending, sink);
  }
  if (first?.quoted) sink.add(F.quoted);
}

function around(doc: Document, from: number, to: number, form: number, sink: Sink): void {
  const { tokens, text } = doc;
  const [before, before2, next, next2] = [tokens[from - 1], tokens[from - 2], tokens[to], tokens[to + 1]];
  const gap = tokens[from]?.newLine ? 4 : (tokens[from]?.gap ?? 3);
  const gapAfter = next === undefined || next.newLine ? 4 : next.gap;
  sink.add(F.before, wordOf(before), gap);
  sink.add(F.before2, wordOf(before2));
  sink.add(F.before3, wordOf(tokens[from - 3]));
  sink.add(F.pairBefore, wordOf(before2), wordOf(before));
  sink.add(F.formBefore, wordOf(before), form);
  sink.add(F.after, wordOf(next), gapAfter);
  sink.add(F.after2, wordOf(next2));
  sink.add(F.pairAfter, wordOf(next), wordOf(next2));
  sink.add(F.formAfter, wordOf(next), form);
  sink.add(F.gapBefore, gap, form);
  sink.add(F.gapAfter, gapAfter, form);
  sink.add(F.signBefore, signBefore(text, tokens[from]?.start ?? 0), form & FORM.tag);
  sink.add(F.signAfter, signAfter(text, tokens[to - 1]?.end ?? 0), form & FORM.tag);
  if (from === 0) sink.add(F.start, form);
  if (next === undefined) sink.add(F.end, form);
  if (from === 0 && next === undefined) sink.add(F.lone, form);
}

/** The last non-space character before a position: a pin, a colon, a letter as 1. */
function signBefore(text: string, start: number): number {
  let at = start - 1;
  while (at >= 0 && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 0xfe0f)) at -= 1;
  if (at < 0) return 0;
  const code = text.charCodeAt(at);
  return signOf(code >= 0xdc00 && code < 0xe000 && at > 0 ? (text.codePointAt(at - 1) ?? 0) : code);
}

function signAfter(text: string, end: number): number {
  let at = end;
  while (text.charCodeAt(at) === 32) at += 1;
  return at >= text.length ? 0 : signOf(text.codePointAt(at) ?? 0);
}

function signOf(code: number): number {
  const letter = (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 0xbf && code < 0x2000);
  return letter ? 1 : code > 47 && code < 58 ? 2 : code;
}

/** The phrases for or against a stay, by their distance. */
function cuesAround(post: Post, { from, to }: Candidate, form: number, sink: Sink): void {
  const { caption, sentences } = post;
  const sentence = sentences[from];
  for (const category of post.cueKinds) sink.add(F.cuePost, category, form & (FORM.tag | FORM.listed));
  for (const cue of cuesNear(caption, from, to)) {
    if (sentences[cue.from] !== sentence) continue;
    const category = cue.number;
    if (cue.to <= from && from - cue.to <= 2) {
      sink.add(F.cueBefore, category, from - cue.to);
      sink.add(F.formCue, category, form);
    } else if (cue.from >= to && cue.from - to <= 2) sink.add(F.cueAfter, category);
    else sink.add(F.cueSentence, category);
  }
}

/** A location tag: whether it is rather a town. */
function placeTag({ tagPlace, cueKinds }: Post, doc: Document, candidate: Candidate, sink: Sink): void {
  const { town, country } = tagPlace;
  const name = town?.name.toLowerCase() ?? '';
  const begins = name !== '' && candidate.surface.toLowerCase().startsWith(name) ? 2 : 0;
  sink.add(F.tagTown, (town === null ? 0 : 1) + begins, candidate.forms & 15);
  const words = Math.min(3, candidate.to - candidate.from);
  sink.add(
    F.tagWeak,
    candidate.strength * 4 + words,
    (town === null ? 0 : 1) + (doc.text.includes(',') ? 2 : 0),
  );
  isPlace(candidate, sink);
  sink.add(F.tagWhole, town === null && country === null ? 0 : 1, doc.text.includes(',') ? 1 : 2);
  for (const category of cueKinds) sink.add(F.tagHas, category);
}
