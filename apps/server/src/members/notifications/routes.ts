import { once } from 'node:events';
import type { Notification } from '@staylore/contract/members/notifications';
import type { Api } from '../../platform/guard/guard.ts';
import { type EventStream, openEventStream } from '../../platform/http/event-stream.ts';
import { byId, pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { isSessionLive } from '../accounts/index.ts';
import { createNotificationListener } from './listener.ts';
import { presentNotification } from './present.ts';
import { markRead, notificationsOf, storeSettings, unreadCount } from './queries.ts';
import { settingsFor } from './service.ts';

/** The bell: list, count, live stream and settings. */
export function notificationRoutes(api: Api, platform: Platform): void {
  const { db, clock, log } = platform;
  const listener = createNotificationListener({ url: platform.directUrl, log });
  platform.onClose(() => listener.close());

  api.serve('GET /api/notifications', async (call) => {
    const page = await pageOfRows(requestOf(call), {
      ...byId,
      visibleRows: (wanted) => notificationsOf(db, wanted),
    });
    return sendPage(call, page).map((row) => presentNotification(row, call.language));
  });

  api.serve('GET /api/notifications/unread', async ({ viewer }) => ({
    unread: await unreadCount(db, viewer.id),
  }));

  api.serve('PUT /api/notifications/read', async ({ viewer, body }) => {
    await markRead(db, { userId: viewer.id, upTo: body.upTo, at: clock.now() });
    return { unread: await unreadCount(db, viewer.id) };
  });

  api.serve('GET /api/notifications/stream', async ({ viewer, signal, reply, language }) => {
    let stream: EventStream<Notification> | undefined;
    const send = async (id: number) => {
      // The session may have ended since the stream began, here or on another server.
      if (!(await isSessionLive(db, viewer.sessionId, clock.now()))) return stream?.close();
      const [row] = await notificationsOf(db, { viewerId: viewer.id, last: null, limit: 1, only: id });
      if (row !== undefined) stream?.send(presentNotification(row, language));
    };
    const endWithSession = listener.onSessionEnd(viewer.sessionId, () => stream?.close());
    const end = listener.listen(viewer.id, (id) => {
      send(id).catch((error) => log.warn({ err: error }, 'a notification could not be sent live'));
    });
    try {
      // An open stream promises that nothing is missed from then on.
      await listener.ready();
      stream = openEventStream<Notification>(reply, { reader: `member:${viewer.id}`, isEndless: true });
      if (!signal.aborted) await once(reply.raw, 'close');
    } finally {
      end();
      endWithSession();
      stream?.close();
    }
    return '';
  });

  api.serve('GET /api/notifications/settings', ({ viewer }) => settingsFor(db, viewer.id));

  api.serve('PUT /api/notifications/settings', async ({ viewer, body }) => {
    await storeSettings(db, viewer.id, body);
    return settingsFor(db, viewer.id);
  });
}
