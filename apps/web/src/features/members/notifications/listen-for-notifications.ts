import type { Notification } from '@staylore/contract/members/notifications';
import type { Api } from '../../../platform/api/api-client.ts';
import { readEvents } from '../../../platform/api/event-source.ts';
import { isProblem } from '../../../platform/api/problem.ts';
import { invalidate } from '../../../platform/lists/invalidate.ts';
import { pause } from './pause.ts';
import { addUnread, countUnread } from './unread.ts';

/** Milliseconds between attempts to reconnect; each failure doubles the wait. */
const firstWait = 2_000;
const longestWait = 60_000;

async function hear(api: Api, signal: AbortSignal): Promise<void> {
  const stream = await api.open('GET /api/notifications/stream', { signal });
  // Counted once the stream is open, so that nothing is missed in between.
  await countUnread(api);
  for await (const news of readEvents<Notification>(stream)) {
    if (!news.read) addUnread();
    await invalidate('notifications');
  }
}

/** Receives notifications until the signal is aborted; a connection that breaks is reopened. */
export async function listenForNotifications(api: Api, signal: AbortSignal): Promise<void> {
  let wait = firstWait;
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
