import { brandStarts } from '../../lexicon/brands.ts';
import { aliasStarts } from '../../lexicon/hotel-index.ts';
import { HEADS_AFTER, HEADS_BEFORE, WEAK_HEADS_AFTER, WEAK_HEADS_BEFORE } from '../../lexicon/words.ts';
import type { Post } from '../../model/post.ts';
import { lookUp } from '../../place/places.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { addSet, byWord, isIn, setsOf, wordNumber } from '../../text/vocabulary.ts';
import { type Candidate, createCandidate, FORM } from './candidate.ts';
import { compoundNameAt, headedNameAt, PAIRS, SIGN_STARTS } from './headed-names.ts';
import { itemHeads } from './items.ts';
import { brandNameAt, listedNameAt } from './listed-names.ts';
import { runAt, smallAt } from './runs.ts';
import { isGeneric, tagCandidate } from './tags.ts';
import { namesBeside } from './words-beside.ts';

/** The networks allow thirty hashtags and twenty mentions in a post. */
const MOST_TAGS = 60;
/** With more candidates than this a text is a catalogue, not a caption. */
const MOST_CANDIDATES = 150;

const BEGINNINGS = addSet([
  ...aliasStarts(),
  ...brandStarts(),
  ...HEADS_BEFORE,
  ...WEAK_HEADS_BEFORE,
  ...HEADS_AFTER,
  ...WEAK_HEADS_AFTER,
  ...PAIRS.keys(),
  ...SIGN_STARTS,
]);

/** Most words begin no name, and need no further look-ups. */
function mayMatter(token: Token): boolean {
  const { fold, stem } = token;
  return (
    isIn(token, BEGINNINGS) ||
    (stem !== fold && isIn({ sets: setsOf(wordNumber(stem)) }, BEGINNINGS)) ||
    (fold.length > 6 && LAST_LETTERS.includes(fold.charAt(fold.length - 1)) && ENDINGS.has(fold.slice(-3)))
  );
}

/** Endings of compounds like "Wellnesshotel" and "Olpererhütte". */
const ENDINGS = new Set(['tel', 'ort', 'dge', 'tte', 'aus', 'ssl', 'hof', 'alm', 'uus']);
const LAST_LETTERS = 'ltesfm';

/** All words of a text that may name a lodging, including overlapping ones. */
function findCandidates(doc: Document): Candidate[] {
  const found = new Candidates();
  let tags = 0;
  for (let at = 0; at < doc.tokens.length; at += 1) {
    const token = doc.tokens[at];
    if (token === undefined) break;
    if (found.size >= MOST_CANDIDATES) break;
    if (token.kind === 'handle' || token.kind === 'hashtag') {
      tags += 1;
      const none = token.fold.length < 3 || (token.kind === 'hashtag' && isNoHouse(token));
      if (tags <= MOST_TAGS && !none) found.add(tagCandidate(doc, at, token));
    } else if (token.kind === 'word' || token.kind === 'number') {
      if (mayMatter(token)) {
        found.add(listedNameAt(doc, at));
        found.add(brandNameAt(doc, at));
        const named = headedNameAt(doc, at) ?? compoundNameAt(doc, at);
        found.add(named);
        if (named === undefined) for (const candidate of namesBeside(doc, at)) found.add(candidate);
      }
      found.add(runAt(doc, at) ?? smallAt(doc, at));
    }
  }
  if (doc.text.includes('\n')) for (const head of itemHeads(doc)) found.add(head);
  return found.all();
}

/** "#edinburgh", "#kinderhotels": a hashtag that is a place, or consists only of words for lodgings. */
const isNoHouse = byWord((run) => isGeneric(run) || lookUp(run) !== null);

/** Candidates, merging those of the same words. */
class Candidates {
  private readonly bySpan = new Map<number, Candidate>();

  get size(): number {
    return this.bySpan.size;
  }

  add(candidate: Candidate | undefined): void {
    if (candidate === undefined) return;
    const span = candidate.from * 16 + (candidate.to - candidate.from);
    const known = this.bySpan.get(span);
    this.bySpan.set(span, known === undefined ? candidate : together(known, candidate));
  }

  all(): Candidate[] {
    return [...this.bySpan.values()];
  }
}

function together(one: Candidate, other: Candidate): Candidate {
  // The one found first begins with more words of the listed name.
  const [best, rest] = one.hotels.length > 0 || other.hotels.length === 0 ? [one, other] : [other, one];
  return createCandidate({
    ...best,
    forms: one.forms | other.forms,
    strength: Math.max(best.strength, rest.strength),
  });
}

/** Candidates of a location tag: the part up to the comma, and what is found in it. */
function tagCandidates(doc: Document): Candidate[] {
  const [part = ''] = doc.text.split(',');
  const plain = part.trim();
  const words = doc.tokens.filter((token) => token.end <= plain.length).length;
  const found = new Candidates();
  if (words > 0 && words <= 7 && !/[@#]/.test(plain)) {
    const span = { from: 0, to: words, start: 0, end: plain.length };
    found.add(createCandidate({ forms: FORM.place, surface: plain, ...span }));
  }
  for (const candidate of findCandidates(doc)) found.add(candidate);
  return found.all().map((candidate) => createCandidate({ ...candidate, source: 'location_tag' }));
}

/** All that may name a lodging in a post. */
export function candidatesOf({ caption, tag, tagPlace }: Post): Candidate[] {
  const found = findCandidates(caption);
  if (tag === null) return found;
  // "Soho, London": a doubtful word before the town is a part of it.
  const isPart = ({ strength, from, to }: Candidate) =>
    strength === 1 && to - from === 1 && tagPlace.town !== null;
  return [...found, ...tagCandidates(tag).filter((candidate) => !isPart(candidate))];
}
