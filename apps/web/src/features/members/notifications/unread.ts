import { useSyncExternalStore } from 'react';
import type { Api } from '../../../platform/api/api-client.ts';

let unread = 0;
const listeners = new Set<() => void>();

/** Sets how many notifications are unread, for every bell of the document. */
export function setUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
}

/** One more has come. */
export function addUnread(): void {
  setUnread(unread + 1);
}

/** Asks the server how many are unread. */
export async function countUnread(api: Api, signal: AbortSignal): Promise<void> {
  setUnread((await api.call('GET /api/notifications/unread', { signal })).unread);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many notifications are unread; the server shows none until the browser has asked. */
export function useUnread(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}
