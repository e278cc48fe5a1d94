import { delMany, keys } from 'idb-keyval';

const prefix = 'staylore_draft_';
const isOfDraft = (name: unknown): name is string => typeof name === 'string' && name.startsWith(prefix);

/** Deletes every draft of this browser with its pictures, of every member, so that the next user finds none. */
export async function forgetDrafts(): Promise<void> {
  try {
    for (const name of Object.keys(window.localStorage).filter(isOfDraft))
      window.localStorage.removeItem(name);
  } catch {
    // If storage does not work there is nothing to remove.
  }
  try {
    await delMany((await keys()).filter(isOfDraft));
  } catch {
    // A browser without file storage has none.
  }
}
