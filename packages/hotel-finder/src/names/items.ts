import type { Document } from '../document.ts';

/** A bullet, a picture or a number at the start of a line. */
const BULLET = /^(?:[^\p{L}\p{N}]|\d{1,2}[.):])*/u;
/** What may follow it before the name of the house: nothing, or its town and a dash or colon. */
const TOWN = /^(?:[\p{L}\p{M} .'’-]{2,30}[:–—→-]\s+)?$/u;
/** "1) Silverleaf Inn … 2) The Knotted Rope" in one line. */
const NUMBERED = /\d[.)]\s*$/;
const LONGEST_LEAD = 50;

/** Whether a name begins an item of a list: at the start of a line, after a bullet, a number or its town. */
export function isItem({ text }: Document, name: { readonly start: number }): boolean {
  const line = text.lastIndexOf('\n', name.start - 1) + 1;
  const lead = text.slice(Math.max(line, name.start - LONGEST_LEAD), name.start);
  if (NUMBERED.test(lead)) return true;
  return line > 0 && name.start - line < LONGEST_LEAD && TOWN.test(lead.replace(BULLET, ''));
}
