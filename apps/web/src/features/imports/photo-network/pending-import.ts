import { pendingKey as key, markKept } from './pending-mark.ts';
import type { CheckedPost } from './stay-check.ts';

const olderKey = 'pending_insta_post';

/** A visitor's selection before signing in. */
export interface PendingImport {
  posts: CheckedPost[];
  handle: string;
  /** `nolocation` if none was given. */
  location: string;
  lat: number | string | null;
  long: number | string | null;
  /** Milliseconds since 1970. */
  ts: number;
}

/** If storage is disabled the bundle lives as long as the page. */
let kept: PendingImport | null = null;

/** Stores what a visitor has picked until they have signed in. */
export function storePendingImport(pending: PendingImport): void {
  kept = pending;
  markKept(true);
  try {
    window.localStorage.setItem(key, JSON.stringify(pending));
  } catch {
    // Kept in memory: signing up happens in the same document.
  }
}

export function clearPendingImport(): void {
  kept = null;
  markKept(false);
  try {
    window.localStorage.removeItem(key);
    window.localStorage.removeItem(olderKey);
  } catch {
    // Nothing was stored.
  }
}

/** The stored bundle; an invalid one is deleted. */
export function readPendingImport(): PendingImport | null {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(key);
  } catch {
    return kept;
  }
  if (stored === null) return kept;
  const pending = parse(stored);
  if (pending === null) clearPendingImport();
  return pending;
}

/** Whether the bundle would be lost by loading a new document. */
export function livesInMemoryOnly(): boolean {
  try {
    return kept !== null && window.localStorage.getItem(key) === null;
  } catch {
    return kept !== null;
  }
}

function parse(stored: string): PendingImport | null {
  try {
    const value = JSON.parse(stored) as Partial<PendingImport> | null;
    const valid =
      Array.isArray(value?.posts) &&
      value.posts.length > 0 &&
      typeof value.handle === 'string' &&
      value.handle !== '';
    return valid ? (value as PendingImport) : null;
  } catch {
    return null;
  }
}
