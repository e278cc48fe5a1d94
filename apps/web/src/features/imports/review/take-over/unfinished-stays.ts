import { readJson, storeText } from '../../../../platform/storage/stored.ts';

const nameOf = (importId: number): string => `staylore.unfinished-stays.${importId}`;

/**
 * Stays of an import that are already posts while some of their pictures still have to be uploaded, stored beyond the end of this window:
 * the export is on this device, so this device finishes them. A browser without storage forgets them.
 */
export function unfinishedStays(importId: number): string[] {
  const kept = readJson('localStorage', nameOf(importId));
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}

/** Adds or removes a stay. */
export function markUnfinished(importId: number, key: string, isUnfinished: boolean): void {
  const others = unfinishedStays(importId).filter((other) => other !== key);
  const kept = isUnfinished ? [...others, key] : others;
  storeText('localStorage', nameOf(importId), kept.length === 0 ? null : JSON.stringify(kept));
}
