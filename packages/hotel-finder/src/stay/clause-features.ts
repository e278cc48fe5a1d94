import type { Mention } from '../mentions/candidates/candidate.ts';
import type { Sink } from '../model/linear.ts';
import { hashed } from '../model/pieces.ts';
import { cuesNear, type Post, wordOf } from '../model/post.ts';
import { FEATURES, GROUPS, isSmall, KINDS, MODE, WHO } from './feature-names.ts';

const F = FEATURES.numbers;
const REACH = 14;

/** Adds the features of the words around a mention. */
export function clauseFeatures({ caption, sentences }: Post, mention: Mention, sink: Sink): void {
  const { tokens } = caption;
  const { from, to } = mention;
  const form = formOf(mention);
  const sentence = sentences[from] ?? 0;
  let previous = 0;
  for (let at = Math.max(0, from - REACH); at < Math.min(tokens.length, to + REACH); at += 1) {
    const token = tokens[at];
    if (!token || (at >= from && at < to)) {
      previous = 0;
      continue;
    }
    const word = wordOf(token);
    const away = at < from ? at - from : at - to + 1;
    if (away >= -4 && away <= 3) sink.add(F.near, word, away + 8);
    const other = (sentences[at] ?? 0) - sentence;
    if (other !== 0) {
      if (Math.abs(other) === 1) sink.add(F.beside, word, other + 1);
      previous = 0;
      continue;
    }
    if (!isSmall(word)) sink.add(F.clause, word, at < from ? 1 : 2);
    if (token.kind === 'word' && token.fold.length > 5) sink.add(F.clausePrefix, hashed(token.fold, 0, 5), 1);
    if (previous !== 0) sink.add(F.clausePair, previous, word);
    previous = word;
  }
  sink.add(F.pairBefore, wordOf(tokens[from - 2]), wordOf(tokens[from - 1]));
  sink.add(F.pairAfter, wordOf(tokens[to]), wordOf(tokens[to + 1]));
  const gapAfter = tokens[to] === undefined || tokens[to]?.newLine ? 4 : (tokens[to]?.gap ?? 4);
  sink.add(F.gapBefore, tokens[from]?.newLine ? 4 : (tokens[from]?.gap ?? 4), form);
  sink.add(F.gapAfter, gapAfter, form);
  const isTag = (at: number) => tokens[at]?.kind === 'hashtag' || tokens[at]?.kind === 'handle';
  sink.add(F.wall, (isTag(from - 1) ? 1 : 0) + (isTag(to) ? 2 : 0), form);
  if (to - from === tokens.length) sink.add(F.lone, form);
  let first = 0;
  for (const cue of cuesNear(caption, from, to)) {
    const category = cue.number;
    const other = (sentences[cue.from] ?? 0) - sentence;
    if (other === 0) {
      sink.add(F.clauseCue, category, cue.to <= from ? 1 : 2);
      if (first !== 0 && first !== category) sink.add(F.clauseCues, first * 64 + category);
      first = category;
      const away = cue.to <= from ? from - cue.to : cue.from - to;
      if (away >= 0 && away <= 2) sink.add(F.touching, category, (cue.to <= from ? 0 : 4) + away);
    } else if (Math.abs(other) === 1) sink.add(F.besideCue, category, other + 1);
  }
}

/** Adds the features of what its own sentence and the rest of the post say about a mention. */
export function mentionSense(
  { caption, sentences, senses, sensesTogether }: Post,
  { from }: Mention,
  form: number,
  sink: Sink,
): void {
  const own = sentences[from] ?? 0;
  const here = senses[own] ?? 0;
  const rest = sensesTogether;
  sink.add(F.kindsIn, here & KINDS, rest & KINDS);
  sink.add(F.kindWho, here & (KINDS | WHO));
  sink.add(F.kindWho, (here | rest) & (KINDS | WHO), 1);
  sink.add(F.kindForm, (here | rest) & (KINDS | GROUPS), form);
  sink.add(F.sense, here & (GROUPS | WHO | MODE));
  sink.add(F.senseGroup, here & (GROUPS | WHO));
  sink.add(F.senseMode, here & (GROUPS | MODE));
  sink.add(F.groupsIn, here & GROUPS, rest & GROUPS);
  const near = cuesNear(caption, from, from);
  let lead = 0;
  for (const cue of near)
    if (cue.to <= from && from - cue.to <= 3 && sentences[cue.from] === own) lead = cue.number;
  for (const cue of near)
    if (cue.from < from && cue.to <= from + 1 && from - cue.to <= 3 && sentences[cue.from] === own) {
      sink.add(F.lead, cue.number, here & MODE);
      sink.add(F.leadMode, cue.number, here & WHO);
    }
  sink.add(F.lead, 1000 + lead, form);
}

/** How a mention is written, as a number: location tag, handle, hashtag or plain words. */
export function formOf({ source, forms }: Mention): number {
  if (source === 'location_tag') return 4;
  if (source === 'handle') return 3;
  return source === 'hashtag' ? 2 : (forms & 8) !== 0 ? 5 : 1;
}
