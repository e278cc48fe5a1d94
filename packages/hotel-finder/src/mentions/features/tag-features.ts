import { SETS } from '../../lexicon/words.ts';
import type { Sink } from '../../model/linear.ts';
import type { Post } from '../../model/post.ts';
import { isArea } from '../../place/geography.ts';
import { hotelTown } from '../../place/hotel-towns.ts';
import { lookUp } from '../../place/places.ts';
import type { Document } from '../../text/document.ts';
import { squash } from '../../text/fold.ts';
import { isIn } from '../../text/vocabulary.ts';
import { type Candidate, FORM } from '../candidates/candidate.ts';
import { partsOf } from '../candidates/tags.ts';
import { FEATURES, SET_LIST } from './feature-names.ts';

const F = FEATURES.numbers;

/** A handle or hashtag: the parts of its letters. */
export function inTag(doc: Document, candidate: Candidate, sink: Sink): void {
  const { from, surface, source } = candidate;
  const kind = source === 'handle' ? 1 : 2;
  const run = doc.tokens[from]?.fold ?? '';
  const { words, left, sets } = partsOf(doc.tokens[from] ?? { number: 0, fold: '' });
  for (const word of words) sink.add(F.part, word, kind);
  sink.add(F.partFirst, words[0] ?? 0, kind);
  sink.add(F.partLast, words.at(-1) ?? 0, left === 0 ? kind : 0);
  sink.add(F.parts, words.length, kind);
  sink.add(F.partsLeft, Math.min(left, 8), kind);
  for (let at = 0; sets !== 0 && at < SET_LIST.length; at += 1)
    if ((sets & (SET_LIST[at] ?? 0)) !== 0) sink.add(F.partSets, at, kind);
  grams(run, F.gram, sink);
  sink.add(F.dots, Math.min(3, surface.split(/[._]/).length), surface.includes('.') ? kind : 0);
  if (/\d/.test(surface)) sink.add(F.digits, kind);
  const [before, next] = [doc.tokens[from - 1], doc.tokens[from + 1]];
  const beside = (before?.kind === 'hashtag' ? 1 : 0) + (next?.kind === 'hashtag' ? 2 : 0);
  sink.add(F.tagBefore, beside, kind);
  sink.add(F.letters, Math.min(24, run.length), 2 + kind);
}

export function grams(run: string, feature: number, sink: Sink): void {
  const { length } = run;
  let code = 0;
  for (let at = 0; at <= length; at += 1) {
    const letter = at < length ? run.charCodeAt(at) & 63 : 0;
    code = ((code << 6) | letter) & 0x3ffff;
    if (at > 0) sink.add(feature, code);
  }
}

/** Whether the words are the name of a town or an area, listed with hotels or not. */
export function isPlace({ surface, source, forms, to, from }: Candidate, sink: Sink): void {
  if (to - from > 3) return;
  const text = source === 'caption' || source === 'location_tag' ? surface : surface.slice(1);
  const size = sizeOf(text);
  const where = source === 'caption' ? 1 : source === 'handle' ? 2 : source === 'hashtag' ? 3 : 4;
  sink.add(F.isPlace, size, where * 2 + (forms & FORM.listed));
}

/** Whether the words also occur in a handle or hashtag, and the letters of a tag in words. */
export function echo(
  { caption, tagRuns, distinctive }: Post,
  { source, from, to, surface }: Candidate,
  form: number,
  sink: Sink,
): void {
  if (source === 'caption') {
    const run = tagRuns.length > 0 ? distinctiveRun(caption, from, to) : '';
    const runs = run.length > 4 && tagRuns.some((other) => other.includes(run));
    sink.add(F.echo, runs ? (tagRuns.includes(run) ? 2 : 1) : 0, form);
    return;
  }
  const run = squash(surface);
  let longest = 0;
  for (const word of distinctive()) if (word.length > longest && run.includes(word)) longest = word.length;
  const share = longest === 0 ? 0 : 1 + Math.floor((3 * longest) / run.length);
  sink.add(F.echoes, share, source === 'handle' ? 1 : 2);
  let same = 0;
  for (const other of tagRuns) {
    const [long, short] = other.length > run.length ? [other, run] : [run, other];
    if (other !== '' && other !== run && long.includes(short)) same += 1;
  }
  sink.add(F.echo, 8 + Math.min(2, same), source === 'handle' ? 1 : 2);
}

function distinctiveRun({ tokens }: Document, from: number, to: number): string {
  let run = '';
  for (let at = from; at < to; at += 1) {
    const word = tokens[at];
    if (word && !isIn(word, SETS.generic | SETS.stopWord)) run += word.fold;
  }
  return run;
}

/** Population of the town of a name, in powers of ten, times two; and whether hotels are listed there. */
function sizeOf(text: string): number {
  const town = lookUp(text);
  const size = town === null ? 0 : isArea(town) ? 9 : 1 + Math.floor(Math.log10(town.population + 1));
  return size * 2 + (hotelTown(squash(text)) === undefined ? 0 : 1);
}
