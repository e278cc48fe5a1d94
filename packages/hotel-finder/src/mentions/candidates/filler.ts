import { TAG_FILLER } from '../../lexicon/words.ts';

/** Whether letters consist only of filler words. */
export function segments(text: string): boolean {
  if (text.length > 40) return false;
  const reach: boolean[] = [true];
  for (let end = 1; end <= text.length; end += 1) {
    reach[end] = false;
    for (let start = Math.max(0, end - 14); start < end; start += 1) {
      if (reach[start] && TAG_FILLER.has(text.slice(start, end))) reach[end] = true;
    }
  }
  return reach[text.length] === true;
}
