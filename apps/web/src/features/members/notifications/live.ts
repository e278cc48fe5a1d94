import { useEffect } from 'react';
import type { Api } from '../../../platform/api/api-client.ts';
import { pause } from './pause.ts';
import { countUnread } from './unread.ts';

/** Milliseconds in which a page has the network to itself, before the bell loads the code of its stream and opens it. */
const settling = 3_000;

async function begin(api: Api, signal: AbortSignal): Promise<void> {
  await countUnread(api).catch(() => undefined);
  await pause(settling, signal);
  if (signal.aborted) return;
  const { listenForNotifications } = await import('./listen-for-notifications.ts');
  await listenForNotifications(api, signal);
}

let bells = 0;
let stop: (() => void) | null = null;
let ended = false;

/** Stops the stream for this document: a member who signs out must not reconnect with a session that has ended. */
export function endLiveNotifications(): void {
  ended = true;
  stop?.();
  stop = null;
}

/** Restarts it, for a member who could not be signed out. */
export function resumeLiveNotifications(api: Api): void {
  ended = false;
  if (bells > 0 && stop === null) stop = start(api);
}

/**
 * Receives notifications as they happen, over one connection however many bells there are. A page in the background closes the connection,
 * as browsers allow few of them, and fetches the count again when it is shown.
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
      // If the code cannot be fetched, it is requested again when the page is next shown.
      begin(api, controller.signal).catch(() => undefined);
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    controller?.abort();
  };
}
