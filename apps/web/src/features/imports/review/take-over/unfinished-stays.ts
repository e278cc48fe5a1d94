const nameOf = (importId: number): string => `staylore.unfinished-stays.${importId}`;

/**
 * Stays of an import that are already posts while some of their pictures still have to be uploaded, stored beyond the end of this window:
 * the export is on this device, so this device finishes them. A browser without storage forgets them.
 */
export function unfinishedStays(importId: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(importId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Adds or removes a stay. */
export function markUnfinished(importId: number, key: string, isUnfinished: boolean): void {
  const others = unfinishedStays(importId).filter((other) => other !== key);
  const kept = isUnfinished ? [...others, key] : others;
  try {
    if (kept.length === 0) localStorage.removeItem(nameOf(importId));
    else localStorage.setItem(nameOf(importId), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the first pictures are there all the same.
  }
}
