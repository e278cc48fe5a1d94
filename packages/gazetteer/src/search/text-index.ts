import { hashOf, slotOf } from '../text/name-hash.ts';

/** Finds texts in a list by their whole content. */
export interface TextIndex {
  /** Position of the first such text, or undefined. */
  first(text: string): number | undefined;
  /** For each position the next one with the same text, or 0 at the end (position 0 is never a successor). */
  readonly next: Uint32Array;
}

/**
 * A hash table over numbers, for texts stored elsewhere: a `Map` of as many texts takes five times the memory. It is given the hashes of the texts
 * (`hashOf`), so that few texts have to be compared.
 */
export function indexTexts(hashes: Int32Array, at: (position: number) => string): TextIndex {
  const mask = 2 ** Math.ceil(Math.log2(hashes.length * 1.6 + 2)) - 1;
  /** First position with a text, plus one; 0 is free. */
  const slots = new Uint32Array(mask + 1);
  const lasts = new Uint32Array(mask + 1);
  const next = new Uint32Array(hashes.length);
  const slotFor = (hash: number, text: () => string): number => {
    let slot = slotOf(hash, mask);
    for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const position = (slots[slot] ?? 0) - 1;
      if (hashes[position] === hash && at(position) === text()) break;
    }
    return slot;
  };
  for (const [position, hash] of hashes.entries()) {
    const slot = slotFor(hash, () => at(position));
    if (slots[slot] === 0) slots[slot] = position + 1;
    else next[lasts[slot] ?? 0] = position;
    lasts[slot] = position;
  }
  return {
    first(text) {
      const found = slots[slotFor(hashOf(text), () => text)] ?? 0;
      return found === 0 ? undefined : found - 1;
    },
    next,
  };
}
