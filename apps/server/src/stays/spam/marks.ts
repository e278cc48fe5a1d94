/** Letters per passage: longer than a common phrase, short enough that a changed word leaves most passages intact. */
const passage = 12;
/** Passages that are stored per caption, however long it is. */
const maxMarks = 32;
/** Share of common passages from which two captions count as the same text: one word in ten may differ. */
const alike = 0.22;

/**
 * The lowest hashes of a text's passages: which are lowest depends on each passage and not on its position, so that two texts keep the same ones of
 * what they have in common (Broder's sketches).
 */
export function marksOf(words: string): number[] {
  const marks = new Set<number>();
  for (let at = 0; at + passage <= words.length; at += 1) marks.add(numberOf(words, at));
  return [...Int32Array.from(marks).sort()].slice(0, maxMarks);
}

/** FNV-1a over the letters, mixed so that similar passages get distant values. */
function numberOf(words: string, from: number): number {
  let number = 0x811c9dc5;
  for (let at = from; at < from + passage; at += 1)
    number = Math.imul(number ^ words.charCodeAt(at), 0x01000193);
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  number = Math.imul(number ^ (number >>> 13), 0xc2b2ae35);
  return (number ^ (number >>> 16)) | 0;
}

/** Whether two captions are the same text with a few different words. */
export function areSimilar(one: readonly number[], other: readonly number[]): boolean {
  const [mine, theirs] = [new Set(one), new Set(other)];
  const lowest = [...new Set([...one, ...other])].toSorted((a, b) => a - b).slice(0, maxMarks);
  return lowest.filter((mark) => mine.has(mark) && theirs.has(mark)).length >= alike * lowest.length;
}
