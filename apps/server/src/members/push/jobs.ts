import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import { enqueue, handleJob, type JobContext, type JobHandler } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { notificationsOf, pushNotification } from '../notifications/index.ts';
import { isInSandbox, isPushService } from './endpoint.ts';
import { pushKeys } from './keys.ts';
import { daySeconds, requestFor } from './message.ts';
import { browserOf, deleteBrowser } from './queries.ts';

interface Delivery {
  browser: number;
  notification: number;
  put_off?: number | undefined;
}

/** Members choose the services: one that does not answer must not block the others. */
const answerWithinMs = 5000;

/** How often a notification is postponed because the push service asks for it. */
const maxPutOff = 5;
const minPauseSeconds = 10;

/** Pushes notifications to browsers, unless they have been read or are no longer wanted. */
export function pushHandlers(platform: Platform): JobHandler[] {
  return [handleJob(pushNotification, (delivery, context) => push(platform, delivery, context))];
}

async function push(platform: Platform, delivery: Delivery, context: JobContext): Promise<void> {
  const { db, clock, config, fetchSafely } = platform;
  const browser = await browserOf(db, delivery.browser, clock.now());
  if (browser === undefined) return;
  // It may have become one of the site's own services since it was stored.
  if (!isPushService(browser.endpoint, config)) return deleteBrowser(db, delivery.browser);
  const only = { viewerId: browser.user_id, last: null, limit: 1, only: delivery.notification };
  const [row] = await notificationsOf(db, only);
  if (row === undefined || row.read_at !== null) return;
  if (clock.now().getTime() - row.created_at.getTime() > daySeconds * 1000) return;
  const site = { keys: await pushKeys(platform), contact: config.company.mail.general };
  const request = requestFor(row, browser, site);
  try {
    const options = {
      as: 'text',
      method: 'POST',
      secretPath: true,
      maxBytes: 64 * 1024,
      timeoutMs: answerWithinMs,
    } as const;
    const byMember = !isInSandbox(browser.endpoint, config);
    await fetchSafely(browser.endpoint, { ...options, ...request, byMember, signal: context.signal });
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    await settle(platform, { delivery, error, context });
  }
}

/** What a refusal means: the browser is gone, the notification is sent later, or it is left to the notification list. */
async function settle(
  { db }: Platform,
  { delivery, error, context }: { delivery: Delivery; error: OutgoingError; context: JobContext },
): Promise<void> {
  // An address we refuse to call does not mean that the service is gone: that would reveal which names lead into a private network.
  const isGone = error.status === 404 || error.status === 410;
  if (isGone) return deleteBrowser(db, delivery.browser);
  const putOff = (delivery.put_off ?? 0) + 1;
  const pause = secondsIn(error.headers['retry-after']);
  if (error.isTransient && pause !== null && putOff <= maxPutOff) {
    const delayMs = pause * 1000;
    return enqueue(db, pushNotification, { ...delivery, put_off: putOff }, { delayMs });
  }
  // Members choose the service: an operator cannot do anything if it is broken.
  if (!error.isTransient || context.isLastAttempt || pause !== null)
    return context.log.info({ status: error.status, kind: error.kind }, 'A push service refused');
  throw error;
}

/** The pause in seconds that a push service asks for; null if it gives none, or more than a day. */
function secondsIn(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined || !/^\d{1,9}$/.test(retryAfter.trim())) return null;
  return Math.min(Math.max(Number(retryAfter), minPauseSeconds), daySeconds);
}
