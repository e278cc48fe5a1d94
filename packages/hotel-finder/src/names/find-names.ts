import type { Document } from '../document.ts';
import { notHotelAt } from '../lexicon/not-hotels.ts';
import { type Candidate, KIND_RANK } from './candidate.ts';
import { contextNames } from './context-names.ts';
import { taggedNameAt } from './tagged-names.ts';
import { brandNameAt, headedNameAt, knownNameAt } from './written-names.ts';

/** All words of a text that may name a hotel, none overlapping, in their order. */
export function findNames(doc: Document): Candidate[] {
  const found: Candidate[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < doc.tokens.length; at += 1) {
    const blocked = notHotelAt(doc.tokens, at);
    if (blocked > 0) {
      for (let inside = at; inside < at + blocked; inside += 1) taken.add(inside);
      at += blocked - 1;
      continue;
    }
    const kind = doc.tokens[at]?.kind;
    if (kind === 'handle' || kind === 'hashtag') add(found, taggedNameAt(doc, at));
    else if (kind === 'word' || kind === 'number') {
      add(found, knownNameAt(doc, at));
      add(found, brandNameAt(doc, at));
      add(found, headedNameAt(doc, at));
    }
  }
  found.push(...contextNames(doc));
  return withoutOverlaps(found, taken);
}

function add(found: Candidate[], candidate: Candidate | undefined): void {
  if (candidate) found.push(candidate);
}

/** The surer of two overlapping names wins, then the longer; a known name takes over the range of a longer one around it. */
function withoutOverlaps(found: Candidate[], taken: Set<number>): Candidate[] {
  const ranked = found.sort(
    (a, b) => KIND_RANK[b.kind] - KIND_RANK[a.kind] || b.to - b.from - (a.to - a.from),
  );
  const kept: Candidate[] = [];
  for (const candidate of ranked) {
    let free = true;
    for (let at = candidate.from; at < candidate.to; at += 1) if (taken.has(at)) free = false;
    if (!free) continue;
    for (let at = candidate.from; at < candidate.to; at += 1) taken.add(at);
    kept.push(candidate);
  }
  return kept.sort((a, b) => a.from - b.from);
}
