/** Finds texts in a list by their whole content. */
export interface TextIndex {
  /** Position of the first such text, or undefined. */
  first(text: string): number | undefined;
  /** For each position the next one with the same text, or 0 at the end (position 0 is never a successor). */
  readonly next: Uint32Array;
}

/** A hash table over numbers, for texts kept elsewhere: a `Map` of as many texts takes five times the memory. */
export function indexTexts(size: number, at: (position: number) => string): TextIndex {
  const mask = 2 ** Math.ceil(Math.log2(size * 1.6 + 2)) - 1;
  /** First position with a text, plus one; 0 is free. */
  const slots = new Uint32Array(mask + 1);
  const lasts = new Uint32Array(mask + 1);
  const next = new Uint32Array(size);
  const slotOf = (text: string): number => {
    let slot = hash(text) & mask;
    while (slots[slot] !== 0 && at((slots[slot] ?? 0) - 1) !== text) slot = (slot + 1) & mask;
    return slot;
  };
  for (let position = 0; position < size; position += 1) {
    const slot = slotOf(at(position));
    if (slots[slot] === 0) slots[slot] = position + 1;
    else next[lasts[slot] ?? 0] = position;
    lasts[slot] = position;
  }
  return {
    first(text) {
      const found = slots[slotOf(text)] ?? 0;
      return found === 0 ? undefined : found - 1;
    },
    next,
  };
}

/** FNV-1a over the code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value ^ (value >>> 15);
}
