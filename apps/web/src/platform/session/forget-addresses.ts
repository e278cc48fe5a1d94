import { clear, createStore } from 'idb-keyval';

/** Where Workbox notes when it cached something, by its address. */
const notes = { database: 'workbox-expiration', store: 'cache-entries' };

/** Deletes the addresses of what the service worker has cached, which its caches do not take along. */
export async function forgetAddresses(): Promise<void> {
  try {
    const known = await indexedDB.databases();
    // Opening one that is missing would make it, in a form that Workbox does not know.
    if (known.some(({ name }) => name === notes.database))
      await clear(createStore(notes.database, notes.store));
  } catch {
    // Without a database nothing was noted.
  }
}
