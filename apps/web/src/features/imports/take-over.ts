import type { ImportItem } from '@staylore/contract/import-items';
import type { OpenExport } from '@staylore/photo-export/open-in-worker';
import type { Api } from '../../platform/api-client.ts';
import { usablePicture } from './usable-picture.ts';

interface TakingOver {
  api: Api;
  importId: number;
  read: OpenExport;
  signal: AbortSignal;
  /** Stays gone through so far. */
  onDone(done: number): void;
}

export interface TakenOver {
  /** Stays that are posts now. */
  published: number;
  /** Stays that have no picture this browser can read. */
  withoutPicture: number;
  /** Stays whose pictures did not get through. */
  failed: number;
}

/** Files of one call: five of them stay below what a call may carry. */
const filesPerCall = 5;
const picturesPerPost = 20;

/** Brings the pictures of all accepted stays out of the opened export; each becomes a post with its first. Broken off, it goes on later. */
export async function takeOver({ api, importId, read, signal, onDone }: TakingOver): Promise<TakenOver> {
  const media = new Map(read.posts.map((post) => [post.key, post.media]));
  const result: TakenOver = { published: 0, withoutPicture: 0, failed: 0 };
  let done = 0;
  let cursor: string | null | undefined;
  while (cursor !== null && !signal.aborted) {
    const query = { state: 'accepted' as const, limit: 50, ...(cursor === undefined ? {} : { cursor }) };
    const page = await api.page('GET /api/imports/:id/items', { params: { id: importId }, query, signal });
    for (const item of page.items) {
      if (signal.aborted) return result;
      try {
        const sent = await bringPictures({
          api,
          importId,
          item,
          read,
          media: media.get(item.key) ?? [],
          signal,
        });
        if (sent === null) result.withoutPicture += 1;
        else if (sent === 'imported') result.published += 1;
      } catch {
        // What was stopped did not fail.
        if (signal.aborted) return result;
        result.failed += 1;
      }
      done += 1;
      onDone(done);
    }
    cursor = page.next;
  }
  return result;
}

interface Bringing extends Pick<TakingOver, 'api' | 'importId' | 'read' | 'signal'> {
  item: ImportItem;
  media: OpenExport['posts'][number]['media'];
}

/** Sends the pictures of one stay, a few a call; answers where it stands then, null where it has no picture. */
async function bringPictures(bringing: Bringing): Promise<ImportItem['state'] | null> {
  const { api, importId, item, media, read, signal } = bringing;
  let from = item.pictures;
  let state: ImportItem['state'] | null = from > 0 ? item.state : null;
  let files: Blob[] = [];
  const send = async () => {
    const body = new FormData();
    body.append('from', String(from));
    for (const [index, file] of files.entries())
      body.append('pictures[]', file, `picture-${from + index}.jpg`);
    const answer = await api.call('POST /api/imports/:id/items/:key/pictures', {
      params: { id: importId, key: item.key },
      body,
      signal,
    });
    state = answer.item.state;
    from += files.length;
    files = [];
  };
  for (const { kind, path } of media.slice(0, picturesPerPost)) {
    const bytes = await read.bytes(path).catch(() => null);
    const picture = bytes === null ? null : await usablePicture({ kind, path, bytes });
    if (picture !== null) files.push(picture);
    if (files.length === filesPerCall) await send();
  }
  if (files.length > 0) await send();
  return state;
}
