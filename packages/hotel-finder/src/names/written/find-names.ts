import { brandStarts } from '../../lexicon/brands.ts';
import { aliasStarts } from '../../lexicon/hotel-index.ts';
import { notHotelAt, notHotelStarts } from '../../lexicon/not-hotels.ts';
import { HEADS_AFTER, HEADS_BEFORE, WEAK_HEADS_AFTER, WEAK_HEADS_BEFORE } from '../../lexicon/words.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { addSet, isIn, setsOf, wordNumber } from '../../text/vocabulary.ts';
import { type Candidate, createCandidate, KIND_RANK } from '../candidate/candidate.ts';
import { displayName } from '../candidate/display-name.ts';
import { addContextNames } from './context-names.ts';
import { compoundNameAt, headedNameAt, PAIRS, SIGN_STARTS } from './headed-names.ts';
import { brandNameAt, knownNameAt } from './listed-names.ts';
import { taggedNameAt } from './tagged-names.ts';

/** The networks admit thirty hashtags and twenty mentions in a post. */
const MOST_TAGS = 60;
/** More names than this make no caption but a catalogue; the surest are kept. */
const MOST_NAMES = 40;

const BEGINNINGS = addSet([
  ...aliasStarts(),
  ...brandStarts(),
  ...notHotelStarts(),
  ...HEADS_BEFORE,
  ...WEAK_HEADS_BEFORE,
  ...HEADS_AFTER,
  ...WEAK_HEADS_AFTER,
  ...PAIRS.keys(),
  ...SIGN_STARTS,
]);

/** Most words begin no name: one look spares them all others. */
function mayMatter(token: Token): boolean {
  const { kind, fold, stem } = token;
  return (
    isIn(token, BEGINNINGS) ||
    kind === 'handle' ||
    kind === 'hashtag' ||
    (stem !== fold && isIn({ sets: setsOf(wordNumber(stem)) }, BEGINNINGS)) ||
    (fold.length > 6 && LAST_LETTERS.includes(fold.charAt(fold.length - 1)) && ENDINGS.has(fold.slice(-3)))
  );
}

/** How compounds like "Wellnesshotel" and "Olpererhütte" end. */
const ENDINGS = new Set(['tel', 'ort', 'dge', 'tte', 'aus', 'ssl', 'hof', 'alm', 'uus']);
const LAST_LETTERS = 'ltesfm';

/**
 * All words of a text that may name a hotel, none overlapping, in their order. Without the gazetteer of hotels they are read as
 * if every hotel were new, as training needs it.
 */
export function findNames(doc: Document, gazetteer = true): Candidate[] {
  const found: Candidate[] = [];
  let blocked: Set<number> | undefined;
  let tags = 0;
  for (let at = 0; at < doc.tokens.length; at += 1) {
    const token = doc.tokens[at];
    if (!token || !mayMatter(token)) continue;
    const length = notHotelAt(doc.tokens, at);
    if (length > 0 && lengthOf(knownNameAt(doc, at)) <= length) {
      blocked ??= new Set();
      for (let inside = at; inside < at + length; inside += 1) blocked.add(inside);
      at += length - 1;
      continue;
    }
    const { kind } = token;
    if (kind === 'handle' || kind === 'hashtag') {
      tags += 1;
      if (tags <= MOST_TAGS) add(found, taggedNameAt(doc, at, gazetteer));
    } else if (kind === 'word' || kind === 'number') {
      if (gazetteer) add(found, knownNameAt(doc, at));
      add(found, brandNameAt(doc, at));
      add(found, headedNameAt(doc, at) ?? compoundNameAt(doc, at));
    }
  }
  addContextNames(doc, found);
  return blocked === undefined && found.length < 2 ? found.map(tidied) : withoutOverlaps(found, blocked);
}

function lengthOf(candidate: Candidate | undefined): number {
  return candidate ? candidate.to - candidate.from : 0;
}

function add(found: Candidate[], candidate: Candidate | undefined): void {
  if (candidate) found.push(candidate);
}

const NONE: ReadonlySet<number> = new Set();

/** The surer of two overlapping names wins, then the longer; a known name takes over the range of a longer one around it. */
function withoutOverlaps(found: Candidate[], blocked: ReadonlySet<number> = NONE): Candidate[] {
  const ranked = found.sort(
    (a, b) => KIND_RANK[b.kind] - KIND_RANK[a.kind] || b.to - b.from - (a.to - a.from),
  );
  const taken = new Set<number>();
  const kept: Candidate[] = [];
  for (const candidate of ranked) {
    let free = true;
    for (let at = candidate.from; at < candidate.to; at += 1) if (taken.has(at)) free = false;
    const trusted = candidate.kind === 'brand' || candidate.kind === 'known';
    for (let at = candidate.from; at < candidate.to; at += 1) {
      if (blocked.has(at) && (at === candidate.from || !trusted)) free = false;
    }
    if (!free) continue;
    for (let at = candidate.from; at < candidate.to; at += 1) taken.add(at);
    kept.push(candidate);
  }
  return kept
    .slice(0, MOST_NAMES)
    .map(tidied)
    .sort((a, b) => a.from - b.from);
}

/** Names are tidied only once it is known which stay. */
function tidied(candidate: Candidate): Candidate {
  if (candidate.source !== 'caption') return candidate;
  const plain = displayName(candidate.plain);
  if (plain === candidate.plain) return candidate;
  return createCandidate({
    ...candidate,
    plain,
    name: candidate.name === candidate.plain ? plain : candidate.name,
  });
}
