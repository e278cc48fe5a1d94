import type { Document } from '../document.ts';

/** What may stand on the line before an item of a list: a bullet or number, a town, a dash or colon. */
const LEAD = /^(?:[^\p{L}\p{N}]|\d{1,2}[.):]|[\p{L}\p{M} .'’-]{2,30}\s?[:–—→-](?=\s))*$/u;
/** "1) Silverleaf Inn … 2) The Knotted Rope" in one line. */
const NUMBERED = /\d[.)]\s*$/;
const LONGEST_LEAD = 50;

/** Whether a name begins an item of a list: at the start of a line, after a bullet, a number or its town. */
export function isItem({ text }: Document, name: { readonly start: number }): boolean {
  const line = text.lastIndexOf('\n', name.start - 1) + 1;
  const lead = text.slice(Math.max(line, name.start - LONGEST_LEAD), name.start);
  if (NUMBERED.test(lead)) return true;
  return line > 0 && name.start - line < LONGEST_LEAD && LEAD.test(lead);
}
