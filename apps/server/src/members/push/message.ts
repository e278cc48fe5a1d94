import { createHmac } from 'node:crypto';
import webPush from 'web-push';
import { type NotificationRow, notificationText, pageOf } from '../notifications/index.ts';
import type { PushKeys } from './keys.ts';
import type { browserOf } from './queries.ts';

export type Browser = NonNullable<Awaited<ReturnType<typeof browserOf>>>;

/** How long a push service keeps what it cannot deliver; older notifications are in the bell. */
export const daySeconds = 24 * 60 * 60;

/** What the browser's service worker receives (`apps/web/src/app/offline/push.ts`). */
function messageOf(row: NotificationRow, browser: Browser) {
  const language = browser.member_language ?? browser.language;
  return {
    member: browser.user_id,
    text: notificationText(row, language),
    kind: row.kind,
    language,
    page: pageOf(row, { language, username: browser.username }),
  };
}

/** Of each kind only the latest waits for a browser that is offline. The service is not told which kind it is. */
const topicOf = (kind: string, auth: string): string =>
  createHmac('sha256', auth).update(kind).digest('base64url').slice(0, 32);

/** The request to the push service: encrypted for the browser alone (RFC 8291) and signed by the site (RFC 8292). */
export function requestFor(
  row: NotificationRow,
  browser: Browser,
  site: { keys: PushKeys; contact: string },
): { headers: Record<string, string>; body: Buffer } {
  const { endpoint, p256dh, auth } = browser;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(messageOf(row, browser)),
    {
      vapidDetails: { subject: `mailto:${site.contact}`, ...site.keys },
      TTL: daySeconds,
      topic: topicOf(row.kind, auth),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    },
  );
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(texts), body: body ?? Buffer.alloc(0) };
}
