import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { isPublicKey, isPushService } from './endpoint.ts';
import { pushKeys } from './keys.ts';
import { deleteSubscription, dropOldest, isSubscribed, storeSubscription } from './queries.ts';

/** How many browsers of a member are subscribed; the latest ones are. */
const maxBrowsers = 20;

/** Whether notifications are pushed to the browser of the session. */
export function pushRoutes(api: Api, platform: Platform): void {
  const { db, clock, config } = platform;
  const stateOf = async (on: boolean) => ({ key: (await pushKeys(platform)).publicKey, on });

  api.serve('GET /api/notifications/push', async ({ viewer }) =>
    stateOf(await isSubscribed(db, viewer.sessionId)),
  );

  api.serve('PUT /api/notifications/push', async ({ viewer, body }) => {
    const { endpoint, keys, language } = body;
    const { p256dh, auth } = keys;
    if (!isPushService(endpoint, config) || !isPublicKey(p256dh)) fail('notifications.push_refused');
    const address = new URL(endpoint).href;
    await inTransaction(db, async (trx) => {
      const isStored = await storeSubscription(trx, {
        user_id: viewer.id,
        session_id: viewer.sessionId,
        endpoint: address,
        p256dh,
        auth,
        language,
        created_at: clock.now(),
      });
      if (!isStored) fail('notifications.push_taken');
      await dropOldest(trx, viewer.id, maxBrowsers);
    });
    return stateOf(true);
  });

  api.serve('DELETE /api/notifications/push', async ({ viewer }) => {
    await deleteSubscription(db, viewer.sessionId);
    return stateOf(false);
  });
}
