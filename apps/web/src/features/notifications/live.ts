import type { Notification } from '@staylore/contract/notifications';
import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '../../platform/api-client.ts';
import { readEvents } from '../../platform/event-source.ts';
import { outdate } from '../../platform/outdate.ts';
import { isProblem } from '../../platform/problem.ts';

/** Milliseconds between attempts to hear again; each failure doubles the wait. */
const firstWait = 2_000;
const longestWait = 60_000;
/** Milliseconds in which a page has the network to itself, before the bell opens its stream. */
const settling = 3_000;

let unread = 0;
const listeners = new Set<() => void>();

/** Sets how many notifications are unread, for every bell of the document. */
export function setUnread(count: number): void {
  if (count === unread) return;
  unread = count;
  for (const listener of listeners) listener();
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

async function count(api: Api, signal: AbortSignal): Promise<void> {
  setUnread((await api.call('GET /api/notifications/unread', { signal })).unread);
}

async function hear(api: Api, signal: AbortSignal): Promise<void> {
  const stream = await api.open('GET /api/notifications/stream', { signal });
  // Counted once the stream is open, so that nothing is missed in between.
  await count(api, signal);
  for await (const news of readEvents<Notification>(stream)) {
    if (!news.read) setUnread(unread + 1);
    await outdate('notifications');
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

async function keepHearing(api: Api, signal: AbortSignal): Promise<void> {
  let wait = firstWait;
  await count(api, signal).catch(() => undefined);
  await pause(settling, signal);
  while (!signal.aborted) {
    const begun = Date.now();
    try {
      await hear(api, signal);
    } catch (error) {
      // A session that has ended stays ended until the next page.
      if (isProblem(error) && error.status === 401) return;
    }
    wait = Date.now() - begun > longestWait ? firstWait : Math.min(wait * 2, longestWait);
    await pause(wait, signal);
  }
}

let bells = 0;
let stop: (() => void) | null = null;
let ended = false;

/** Ends hearing for this document: who signs out is not to ask with a session that is gone. */
export function endLiveNotifications(): void {
  ended = true;
  stop?.();
  stop = null;
}

/**
 * Hears of notifications as they happen, over one connection however many bells there are. A page in the background lets the
 * connection go, as browsers grant few of them, and asks anew when it is looked at again.
 */
export function useLiveNotifications(api: Api): void {
  useEffect(() => {
    bells += 1;
    if (bells === 1 && !ended) stop = start(api);
    return () => {
      bells -= 1;
      if (bells === 0) stop?.();
    };
  }, [api]);
}

function start(api: Api): () => void {
  let controller: AbortController | null = null;
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      controller?.abort();
      controller = null;
    } else if (controller === null) {
      controller = new AbortController();
      void keepHearing(api, controller.signal);
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    controller?.abort();
  };
}
