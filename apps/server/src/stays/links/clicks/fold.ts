import { dayMs } from '../../../platform/durations.ts';
export interface Click {
  clickId: string;
  linkId: number;
  /** Hash of who clicks, hexadecimal. */
  visitor: string;
  /** False for the owner's own visits. */
  counted: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** The day (UTC) on which a click counts once for each visitor. */
export const dayOf = (at: number): number => Math.floor(at / dayMs) * dayMs;

export const clickKey = (linkId: number, visitor: string, day: number): string =>
  `${linkId} ${visitor} ${day}`;

export const keyOf = (click: Click): string => clickKey(click.linkId, click.visitor, dayOf(click.at));

/**
 * Folds simultaneous clicks: the first of a visitor on a link on a day stands for all of them. Ordered by link, so that two processes
 * writing at once cannot deadlock. A caller that already has the keys passes them.
 */
export function foldClicks(clicks: readonly Click[], keys: readonly string[] = clicks.map(keyOf)): Click[] {
  const first = new Map<string, Click>();
  for (const [index, click] of clicks.entries()) {
    const key = keys[index] as string;
    if (!first.has(key)) first.set(key, click);
  }
  return [...first.values()].sort((a, b) => a.linkId - b.linkId || (a.visitor < b.visitor ? -1 : 1));
}
