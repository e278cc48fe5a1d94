import { endLiveNotifications, resumeLiveNotifications } from '../../features/members/notifications/live.ts';
import type { Api } from '../../platform/api/api-client.ts';
import { clearSession } from '../../platform/api/session-store.ts';
import { queryClient } from '../../platform/lists/query-client.ts';
import { announceSignOut } from '../../platform/session/other-member.ts';

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
  forgetTraces();
  await Promise.all([
    drafts.then((kept) => kept?.forgetDrafts()),
    addresses.then((kept) => kept?.forgetAddresses()),
    forgetKeptPages(),
  ]);
  announceSignOut();
}

/**
 * Where the last map began, favourites that were not sent, and scanned stays that were not saved; settings of this device stay. So does which stays
 * of an import still lack pictures (`unfinished-stays.ts`): only this device knows that, and after signing in again nobody would notice that they
 * are missing. It has no words and no names, and the import that it belongs to opens for its member alone.
 */
const trace = /^(?:staylore_(?:map_origin$|favourites_)|pending_insta_post)/;

function forgetTraces(): void {
  try {
    for (const name of Object.keys(window.localStorage).filter((one) => trace.test(one)))
      window.localStorage.removeItem(name);
    window.sessionStorage.clear();
  } catch {
    // If storage does not work there is nothing to remove.
  }
}

/** The worker deletes them as well, at the next page, which the next person here may never ask the network for. */
async function forgetKeptPages(): Promise<void> {
  try {
    for (const name of await window.caches.keys())
      if (name.startsWith('staylore-')) await window.caches.delete(name);
  } catch {
    // Without a cache storage no page was stored.
  }
}
