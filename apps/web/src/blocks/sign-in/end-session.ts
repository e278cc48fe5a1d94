import { endLiveNotifications, resumeLiveNotifications } from '../../features/members/notifications/live.ts';
import type { Api } from '../../platform/api/api-client.ts';
import { clearSession } from '../../platform/api/session-store.ts';
import { queryClient } from '../../platform/lists/query-client.ts';

/**
 * Ends the member's session by this call and forgets it here. What is still asked for the member is called off before, as it would be
 * refused from then on. When the call fails, the member stays signed in, and its error is thrown.
 */
export async function endSession(api: Api, call: () => Promise<unknown>): Promise<void> {
  endLiveNotifications();
  await queryClient().cancelQueries();
  try {
    await call();
  } catch (error) {
    resumeLiveNotifications(api);
    throw error;
  }
  clearSession();
}
