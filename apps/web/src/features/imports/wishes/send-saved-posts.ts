import type { OpenExport } from '@staylore/photo-export/open-in-worker';
import type { Api } from '../../../platform/api/api-client.ts';

export type ExportedSave = OpenExport['savedPosts'][number];

export interface SavedRead {
  /** Saved posts processed. */
  done: number;
  pointing: number;
  added: number;
}

const postsPerCall = 500;

/** Saved posts with something that can be read; the others need not be sent. */
export const readable = (posts: readonly ExportedSave[]): ExportedSave[] =>
  posts.filter(({ author, text }) => author !== null || (text ?? '').trim() !== '');

/**
 * Has saved posts searched for hotels, a few hundred per call, with progress after each. If aborted it returns how far it got; throws `Problem`.
 */
export async function sendSavedPosts(
  posts: readonly ExportedSave[],
  { api, onProgress, signal }: { api: Api; signal: AbortSignal; onProgress(at: SavedRead): void },
): Promise<SavedRead> {
  let at: SavedRead = { done: 0, pointing: 0, added: 0 };
  for (let from = 0; from < posts.length && !signal.aborted; from += postsPerCall) {
    const part = posts.slice(from, from + postsPerCall);
    const { added, pointing } = await api.call('POST /api/wishes/saved-posts', {
      body: {
        posts: part.map(({ author, link, savedAt, text }) => ({
          author,
          text,
          // The query reveals who shared the link, so it is dropped.
          link: link.replace(/[?#].*$/, ''),
          saved_at: savedAt,
        })),
      },
    });
    at = { done: from + part.length, pointing: at.pointing + pointing, added: at.added + added };
    onProgress(at);
  }
  return at;
}
