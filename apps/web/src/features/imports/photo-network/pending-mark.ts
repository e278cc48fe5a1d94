import { readText } from '../../../platform/storage/stored.ts';

/** Where a visitor's selection before signing in is stored. */
export const pendingKey = 'pending_insta_posts';

let inMemory = false;

/** Says whether a bundle is kept in this document, with or without storage. */
export function markKept(kept: boolean): void {
  inMemory = kept;
}

/** Whether there may be a bundle, without loading the code that reads it. */
export const mayBePending = (): boolean => inMemory || readText('localStorage', pendingKey) !== null;
