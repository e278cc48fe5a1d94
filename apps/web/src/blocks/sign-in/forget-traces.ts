/**
 * Where the last map began, favourites that were not sent, and scanned stays that were not saved; settings of this device stay. So does which stays
 * of an import still lack pictures (`unfinished-stays.ts`): only this device knows that, and after signing in again nobody would notice that they
 * are missing. It has no words and no names, and the import that it belongs to opens for its member alone.
 */
const trace = /^(?:staylore_(?:map_origin$|left$|favourites_)|pending_insta_post)/;
/** Without what was not sent, which waits for its member. */
const shown = /^(?:staylore_map_origin$|pending_insta_post)/;

/** Deletes what this browser stores of the member's session; `keepUnsent` spares favourites that wait for a connection. */
export function forgetTraces({ keepUnsent }: { keepUnsent: boolean }): void {
  const forgotten = keepUnsent ? shown : trace;
  try {
    for (const name of Object.keys(window.localStorage).filter((one) => forgotten.test(one)))
      window.localStorage.removeItem(name);
    window.sessionStorage.clear();
  } catch {
    // If storage does not work there is nothing to remove.
  }
}

/** The worker deletes them as well, at the next page, which the next person here may never ask the network for. */
export async function forgetKeptPages(): Promise<void> {
  try {
    for (const name of await window.caches.keys())
      if (name.startsWith('staylore-')) await window.caches.delete(name);
  } catch {
    // Without a cache storage no page was stored.
  }
}
