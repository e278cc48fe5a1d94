const nameOf = (importId: number): string => `staylore.unfinished-stays.${importId}`;

/**
 * Stays of an import that are posts already while pictures of theirs are still to be brought, remembered over the end of this window: the
 * export lies on this device, so this device finishes them. A browser that keeps nothing remembers nothing.
 */
export function unfinishedStays(importId: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(importId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers or forgets a stay. */
export function markUnfinished(importId: number, key: string, isUnfinished: boolean): void {
  const others = unfinishedStays(importId).filter((other) => other !== key);
  const kept = isUnfinished ? [...others, key] : others;
  try {
    if (kept.length === 0) localStorage.removeItem(nameOf(importId));
    else localStorage.setItem(nameOf(importId), JSON.stringify(kept));
  } catch {
    // A full or forbidden store: the first pictures are there all the same.
  }
}
