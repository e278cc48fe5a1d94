import { SETS } from '../lexicon/words.ts';
import type { Mention } from '../mentions/candidates/candidate.ts';
import { defineFeatures, type Sink } from '../model/linear.ts';
import { cuesNear, type Post, step, wordOf } from '../model/post.ts';
import { isCapital } from '../text/casing.ts';
import { GAP, type Token } from '../text/tokens.ts';
import { isIn, WordBits } from '../text/vocabulary.ts';
import type { PriceCandidate } from './amounts.ts';
import { worthOf } from './country-money.ts';
import { currencyNamed } from './currencies.ts';
import { FOR, HOUSES, LODGING, NIGHT, OTHER_THINGS, PERSON, PETS, STAY, WEEK } from './price-words.ts';

/** Features of a number that may be the price of a lodging. */
export const FEATURES = defineFeatures({
  plain: [
    'currency',
    'value',
    'valueCurrency',
    'range',
    'order',
    'count',
    'signBefore',
    'signAfter',
    'list',
    'listNear',
    'cue',
    'cueNear',
    'mention',
    'mentions',
    'german',
    'first',
    'cuePost',
    'newLine',
    'ending',
    'rank',
    'sense',
    'things',
    'previous',
    'next',
    'line',
    'worth',
    'worthNear',
    'worthBeside',
    'worthThings',
  ],
  words: ['before', 'before2', 'before3', 'after', 'after2', 'after3', 'sentence'],
  pairs: ['pairBefore', 'pairAfter', 'around'],
});

const F = FEATURES.numbers;
const LISTS = [NIGHT, PERSON, WEEK, STAY, PETS, FOR, HOUSES, LODGING, OTHER_THINGS];
const REACH = 8;
/** Farther than any word that is considered. */
const FAR = REACH + 2;

const inLists = new WordBits();
for (const [at, list] of LISTS.entries()) for (const word of list) inLists.add(word, 1 << at);
const LODGING_LIST = 1 << LISTS.indexOf(LODGING);
const OTHER_LIST = 1 << LISTS.indexOf(OTHER_THINGS);

export function priceFeatures(
  { caption, sentences, cueKinds, senses }: Post,
  mentions: readonly Mention[],
  { price, all }: { price: PriceCandidate; all: readonly PriceCandidate[] },
  sink: Sink,
): void {
  const { tokens, text } = caption;
  const at = tokenAt(tokens, price.start);
  const kind = price.currency === null ? 1 : price.shared ? 2 : 3;
  const size = Math.floor(3 * Math.log10(price.value + 1));
  sink.add(F.currency, kind);
  sink.add(F.value, size, kind);
  sink.add(F.valueCurrency, size * 64 + (hash(price.currency) & 63));
  sink.add(F.german, kind, caption.german ? 1 : 2);
  if (price.range) sink.add(F.range, kind);
  if (/[.,][-–—]+$/.test(text.slice(price.start, price.end))) sink.add(F.ending, 1);
  const money = all.filter(({ currency }) => currency !== null);
  sink.add(F.order, Math.min(4, all.indexOf(price)), kind);
  sink.add(F.first, money[0] === price ? 1 : 2, kind);
  sink.add(F.count, Math.min(4, money.length), kind);
  sink.add(F.mentions, Math.min(3, mentions.length), kind);
  const larger = money.filter(({ value }) => value > price.value).length;
  sink.add(F.rank, Math.min(3, larger) * 4 + Math.min(3, money.length), kind);
  sink.add(F.sense, senses[sentences[at] ?? 0] ?? 0, kind);
  sink.add(
    F.newLine,
    tokens[at]?.newLine ? 1 : 2,
    tokens[at + 1] === undefined || tokens[at + 1]?.newLine ? 1 : 2,
  );
  signs(text, price, kind, sink);
  const worth = worthStep(price);
  sink.add(F.worth, worth, kind);
  words(tokens, sentences, { at, kind, worth }, sink);
  const sentence = sentences[at];
  for (const category of cueKinds) sink.add(F.cuePost, category, kind);
  for (const cue of cuesNear(caption, at, at)) {
    if (sentences[cue.from] !== sentence) continue;
    const category = cue.number;
    const away = cue.from > at ? cue.from - at : at - cue.to + 1;
    sink.add(F.cue, category, cue.from > at ? 1 : 2);
    if (away < 5) sink.add(F.cueNear, category, away * 2 + (cue.from > at ? 1 : 0));
  }
  let nearest = 99;
  for (const { from, to, source } of mentions) {
    if (source === 'location_tag') continue;
    const away = from > at ? from - at : at - to + 1;
    const cut = sentences[from] === sentence ? 0 : 12;
    nearest = Math.min(
      nearest,
      24 * (from > at ? 1 : 0) + cut + Math.min(11, away < 4 ? away : 3 + step(away)),
    );
  }
  sink.add(F.mention, nearest, kind);
  sink.add(F.worthNear, worth, Math.min(99, nearest));
}

/** Words beside a number, over a gap: "room 214", "214 steps" and "214 a night" differ whatever the words are. */
function besideOf(word: Token | undefined, behindGap: Token | undefined): number {
  if (word === undefined || behindGap === undefined) return 0;
  if (behindGap.newLine) return 1;
  if (behindGap.gap !== GAP.space) return 1 + behindGap.gap;
  if (word.kind !== 'word') return word.kind === 'number' ? 5 : 6;
  const lists = listsOf(word);
  if (lists !== 0) return 16 + (lists & 1023);
  if (isIn(word, SETS.stopWord)) return 7;
  if (isIn(word, SETS.ordinary)) return isCapital(word) ? 8 : 9;
  return isCapital(word) ? 10 : 11;
}

/** The lists that contain a word, as bits, also by its ending: "Familienzimmer", "Parkgebühr". */
function listsOf({ number, fold }: Token): number {
  const ended = ROOM.test(fold) ? LODGING_LIST : fold.length > 5 && OTHER_END.test(fold) ? OTHER_LIST : 0;
  return inLists.of(number) | ended;
}

function words(
  tokens: readonly Token[],
  sentences: Int32Array,
  { at, kind, worth }: { at: number; kind: number; worth: number },
  sink: Sink,
): void {
  let next = at + 1;
  const unit = tokens[next];
  if (unit && currencyNamed(unit.fold, false) !== undefined && unit.gap <= GAP.soft) next += 1;
  let before = at;
  const sign = tokens[before - 1];
  if (sign && currencyNamed(sign.fold, true) !== undefined && (tokens[before]?.gap ?? 3) <= GAP.soft)
    before -= 1;
  const word = (position: number) => wordOf(tokens[position]);
  const [previous, following] = [
    besideOf(tokens[before - 1], tokens[before]),
    besideOf(tokens[next], tokens[next]),
  ];
  sink.add(F.previous, previous, kind);
  sink.add(F.next, following, kind);
  sink.add(F.worthBeside, previous, worth);
  sink.add(F.worthBeside, 2048 + following, worth);
  // Distance to the next word for a lodging, and to the next for something else that costs money.
  let [lodging, other] = [FAR, FAR];
  let line = 0;
  sink.add(F.before, word(before - 1), tokens[before]?.gap ?? 3);
  sink.add(F.before2, word(before - 2));
  sink.add(F.before3, word(before - 3));
  sink.add(F.after, word(next), tokens[next]?.newLine ? 4 : (tokens[next]?.gap ?? 4));
  sink.add(F.after2, word(next + 1));
  sink.add(F.after3, word(next + 2));
  sink.add(F.pairBefore, word(before - 2), word(before - 1));
  sink.add(F.pairAfter, word(next), word(next + 1));
  sink.add(F.around, word(before - 1), word(next));
  for (
    let position = Math.max(0, before - REACH);
    position < Math.min(tokens.length, next + REACH);
    position += 1
  ) {
    const token = tokens[position];
    if (!token || (position >= before && position < next)) continue;
    const side = position < before ? 1 : 2;
    const away = side === 1 ? before - position : position - next + 1;
    const same = sentences[position] === sentences[at];
    if (same) sink.add(F.sentence, wordOf(token), side);
    const lists = listsOf(token);
    if (same) line |= lists;
    if ((lists & LODGING_LIST) !== 0) lodging = Math.min(lodging, same ? away : FAR - 1);
    if ((lists & OTHER_LIST) !== 0) other = Math.min(other, same ? away : FAR - 1);
    for (let number = 0; lists >> number !== 0; number += 1) {
      if ((lists & (1 << number)) === 0) continue;
      sink.add(F.list, number, side + (same ? 0 : 2));
      if (away < 4) sink.add(F.listNear, number * 8 + away, side + (same ? 0 : 2));
    }
  }
  sink.add(F.things, lodging, other);
  sink.add(F.worthThings, worth, (lodging < FAR - 1 ? 1 : 0) + (other < FAR - 1 ? 2 : 0));
  sink.add(F.line, line, kind);
}

/** Kinds of rooms and houses, also as the end of a German word: "Familienzimmer", "Almhotel". */
const ROOM = /(?:zimmer|suiten?|hotel|hostel|pension|apartment|wohnung|lager|kapsel|capsule|pod|dorms?)$/;

/** Ends of German words for other things that cost money. */
const OTHER_END =
  /(?:gebuhr|gebuhren|karte|karten|ticket|tickets|taxe|steuer|zuschlag|menu|teller|essen|fahrt|fahrten|eintritt|pfand|strafe|massage|parken|parkplatz|kuchen|schuhe|kleid|kurs|stunde|miete|pass|schritte|meter|kilometer|stufen)$/;

function signs(text: string, { start, end }: PriceCandidate, kind: number, sink: Sink): void {
  const plain = (code: number) =>
    code > 96 && code < 123 ? 1 : code > 64 && code < 91 ? 2 : Number.isNaN(code) ? 3 : code;
  sink.add(F.signBefore, plain(text.charCodeAt(start - 1)), kind);
  sink.add(F.signAfter, plain(text.charCodeAt(end)), kind);
}

/** The order of magnitude of its value, whatever the currency: 0 if that is not written. */
function worthStep({ value, currency }: PriceCandidate): number {
  const worth = currency === null ? undefined : worthOf(value, currency);
  return worth === undefined ? 0 : 1 + Math.max(0, Math.min(20, Math.floor(5 * Math.log10(worth))));
}

function hash(code: string | null): number {
  return code === null ? 0 : code.charCodeAt(0) * 7 + code.charCodeAt(1) * 3 + code.charCodeAt(2);
}

/** The token at a position, by binary search. */
export function tokenAt(tokens: readonly Token[], position: number): number {
  let low = 0;
  let high = tokens.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tokens[middle]?.start ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
