import { endLiveNotifications, resumeLiveNotifications } from '../../features/members/notifications/live.ts';
import type { Api } from '../../platform/api/api-client.ts';
import { clearSession } from '../../platform/api/session-store.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { announceSignOut } from '../../platform/session/other-member.ts';
import { forgetKeptPages, forgetTraces } from './forget-traces.ts';

/**
 * Ends the member's session by this call and deletes here what was kept of them, drafts included. Pending requests are cancelled first, as
 * they would be refused from then on. If the call fails, or answers that the session has not ended, the member stays signed in; its error is
 * thrown.
 */
export async function endSession(api: Api, call: () => Promise<boolean>): Promise<void> {
  endLiveNotifications();
  // Loaded while there is certainly a connection, and only by members who sign out.
  const drafts = import('../../features/stays/posts/editor/forget-drafts.ts').catch(() => null);
  const addresses = import('../../platform/session/forget-addresses.ts').catch(() => null);
  await queryClient().cancelQueries();
  try {
    if (!(await call())) return resumeLiveNotifications(api);
  } catch (error) {
    resumeLiveNotifications(api);
    throw error;
  }
  clearSession();
  forgetTraces({ keepUnsent: false });
  await Promise.all([
    drafts.then((kept) => kept?.forgetDrafts()),
    addresses.then((kept) => kept?.forgetAddresses()),
    forgetKeptPages(),
  ]);
  announceSignOut();
}
