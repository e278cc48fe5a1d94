import { distanceKm } from '@staylore/geo/geo';
import { GENERIC, INN_NAMES, ORDINARY, SETS } from '../lexicon/words.ts';
import type { Mention } from '../mentions/candidates/candidate.ts';
import { defineFeatures, type Sink } from '../model/linear.ts';
import { step, wordOf } from '../model/post.ts';
import { isArea } from '../place/geography.ts';
import type { Reading } from '../reading.ts';
import { isCapital } from '../text/casing.ts';
import { nameWords } from '../text/name-words.ts';
import { GAP } from '../text/tokens.ts';
import { isIn } from '../text/vocabulary.ts';
import { FROM, type PlaceCandidate } from './place-candidate.ts';

/** Features of a town that a hotel may be in. */
export const FEATURES = defineFeatures({
  plain: [
    'from',
    'fromListed',
    'size',
    'area',
    'where',
    'whereFrom',
    'gap',
    'gapBetween',
    'case',
    'ordinary',
    'nameEnd',
    'near',
    'nearFrom',
    'support',
    'sameCountry',
    'hotels',
    'others',
    'order',
    'belongs',
    'source',
    'common',
    'areaBeside',
    'hinted',
    'mentions',
    'line',
    'hasTag',
    'same',
  ],
  words: ['before', 'between', 'after'],
  pairs: [],
});

const F = FEATURES.numbers;
const PLACES_FROM = Object.values(FROM);

const FAR_KM = 200;

/** Distance between two places, in steps; 0 if one of them is unknown. */
function apart(one: PlaceCandidate, other: PlaceCandidate): number {
  if (one.town === null || other.town === null) return one.name === other.name ? 1 : 0;
  // Two degrees are farther than any step but the last ones.
  const far = Math.abs(one.town.lat - other.town.lat) > 2;
  const km = far ? FAR_KM : distanceKm(one.town, other.town);
  return km < 1 ? 1 : km < 12 ? 2 : km < 40 ? 3 : km < 150 ? 4 : one.country === other.country ? 5 : 6;
}

/** Adds the features of a place that a hotel may be in. */
export function placeFeatures(
  reading: Reading,
  mention: Mention,
  { place, all }: { place: PlaceCandidate; all: readonly PlaceCandidate[] },
  sink: Sink,
): void {
  const { from, town, listed } = place;
  const source = mention.source === 'location_tag' ? 1 : mention.source === 'caption' ? 2 : 3;
  const kind = from * 4 + source;
  sink.add(F.from, from);
  sink.add(F.source, kind);
  sink.add(F.fromListed, kind, listed);
  sink.add(F.hasTag, kind, reading.tag === null ? 0 : reading.tagPlace.town === null ? 1 : 2);
  sink.add(F.hinted, place.hinted ? 1 : 0, kind);
  const area = town !== null && isArea(town) ? 1 : 0;
  sink.add(F.area, area, from);
  if (town !== null) sink.add(F.size, Math.floor(Math.log10(town.population + 1)), from);
  sink.add(F.hotels, step(mention.hotels.length), kind);
  if (from === FROM.list) sink.add(F.hotels, 64 + mention.strength, step(mention.hotels.length));
  if (from === FROM.list) sink.add(F.common, commonness(mention), Math.min(9, nearestWord(place, all)));
  if (
    all.some(
      (other) => other !== place && other.town !== null && isArea(other.town) && other.from === FROM.tag,
    )
  )
    sink.add(F.areaBeside, kind, listed);
  if (from === FROM.name) sink.add(F.nameEnd, place.to, mention.hotels.length > 0 ? 1 : 2);
  sink.add(F.mentions, Math.min(4, reading.mentions.length), kind);
  relations(place, all, kind, sink);
  if (place.at >= 0) position(reading, mention, place, sink);
}

/** Whether the other places agree: the same, one nearby, one far away. */
function relations(place: PlaceCandidate, all: readonly PlaceCandidate[], kind: number, sink: Sink): void {
  /** By the sources of the others, see `FROM`. */
  const nearest = [0, 0, 0, 0, 0, 0, 0, 0];
  let support = 0;
  let words = 0;
  let [agreeing, others] = [0, 0];
  for (const other of all) {
    if (other === place) continue;
    if (other.from === FROM.word || other.from === FROM.hashtag) words += 1;
    const distance = apart(place, other);
    if (other.listed > 0 && other.from !== FROM.list && other.country !== null) {
      if (other.country === place.country) agreeing += 1;
      else others += 1;
    }
    if (distance > 0 && distance < 4) support += 1;
    const known = nearest[other.from] ?? 0;
    if (distance > 0 && (known === 0 || distance < known)) nearest[other.from] = distance;
  }
  for (const from of PLACES_FROM) {
    const distance = nearest[from] ?? 0;
    sink.add(F.near, from, distance);
    sink.add(F.nearFrom, from * 16 + distance, kind);
  }
  sink.add(F.sameCountry, Math.min(3, agreeing) * 4 + Math.min(3, others), kind);
  sink.add(F.support, Math.min(4, support), place.from);
  sink.add(F.others, Math.min(5, words), kind);
}

function position(
  { caption, sentences, mentions }: Reading,
  mention: Mention,
  place: PlaceCandidate,
  sink: Sink,
): void {
  const { tokens } = caption;
  const { at, to, from } = place;
  const first = tokens[at];
  sink.add(F.before, wordOf(tokens[at - 1]), first?.gap ?? 3);
  sink.add(F.after, wordOf(tokens[to]), from);
  sink.add(F.gap, first?.newLine ? 4 : (first?.gap ?? 3), from);
  if (first) {
    sink.add(F.case, caption.flatCase ? 2 : isCapital(first) ? 1 : 0, place.listed);
    if (isIn(first, SETS.ordinary)) sink.add(F.ordinary, to - at, place.listed);
    if (isIn(first, SETS.person)) sink.add(F.ordinary, 8, place.listed);
  }
  const inTag = mention.source === 'location_tag';
  const inside = !inTag && at >= mention.from && to <= mention.to;
  const after = at >= mention.to;
  const away = after ? at - mention.to : mention.from - to;
  const where = inTag ? 40 : inside ? 41 : (after ? 0 : 20) + (away < 3 ? away : 2 + step(away));
  sink.add(F.where, where, place.listed);
  sink.add(F.whereFrom, where, from);
  if (inTag) return;
  const same = (sentences[at] ?? 0) === (sentences[mention.from] ?? 0);
  sink.add(F.same, same ? 1 : 2, after ? 1 : 2);
  if (inside) sink.add(F.nameEnd, 32 + mention.to - to, mention.hotels.length > 0 ? 1 : 2);
  if (!inside && away < 3) {
    if (away === 1) sink.add(F.between, wordOf(tokens[after ? mention.to : to]), after ? 1 : 2);
    const cut = tokens[after ? mention.to : mention.from];
    sink.add(F.gapBetween, cut?.newLine ? 4 : (cut?.gap ?? 4), where);
    if (first && first.gap === GAP.comma) sink.add(F.gapBetween, 8, where);
  }
  let order = 0;
  for (const other of mentions) {
    if (other === mention || other.source === 'location_tag') continue;
    const between = after
      ? other.from >= mention.to && other.to <= at
      : other.from >= to && other.to <= mention.from;
    if (between) order += 1;
  }
  sink.add(F.belongs, Math.min(3, order), after ? 1 : 2);
  const line = caption.text.lastIndexOf('\n', (first?.start ?? 1) - 1);
  const own = caption.text.lastIndexOf('\n', mention.start - 1);
  sink.add(F.line, line === own ? 1 : line > own ? 2 : 3, mentions.length > 1 ? 1 : 2);
}

/** Number of distinctive, non-ordinary words of a listed name. */
function commonness({ plain }: Mention): number {
  const words = nameWords(plain).filter((word) => !GENERIC.has(word));
  const rare = words.filter((word) => !INN_NAMES.has(word) && !ORDINARY.has(word));
  return Math.min(3, words.length) * 4 + Math.min(3, rare.length);
}

/** Distance to the next town named in the caption or the tag. */
function nearestWord(place: PlaceCandidate, all: readonly PlaceCandidate[]): number {
  let nearest = 0;
  for (const other of all) {
    if (other.from === FROM.list || other.listed === 0) continue;
    const away = apart(place, other);
    if (away > 0) nearest = nearest === 0 ? away : Math.min(nearest, away);
  }
  return nearest;
}
