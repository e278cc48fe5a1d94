import { readJson, readText, storeText } from '../../../platform/storage/stored.ts';
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
  storeText('localStorage', key, JSON.stringify(pending));
}

export function clearPendingImport(): void {
  kept = null;
  markKept(false);
  storeText('localStorage', key, null);
  storeText('localStorage', olderKey, null);
}

/** The stored bundle; an invalid one is deleted. */
export function readPendingImport(): PendingImport | null {
  if (readText('localStorage', key) === null) return kept;
  const pending = readJson('localStorage', key) as Partial<PendingImport> | null;
  const isWhole = Array.isArray(pending?.posts) && pending.posts.length > 0;
  if (isWhole && typeof pending.handle === 'string' && pending.handle !== '') return pending as PendingImport;
  clearPendingImport();
  return null;
}

/** Whether the bundle would be lost by loading a new document. */
export const livesInMemoryOnly = (): boolean => kept !== null && readText('localStorage', key) === null;
