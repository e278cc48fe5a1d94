import type { ImportItem } from '@staylore/contract/imports/review-items';
import { picturesPerPost } from '@staylore/contract/lengths';
import type { OpenExport } from '@staylore/photo-export/open-in-worker';
import type { Api } from '../../../../platform/api/api-client.ts';
import { isProblem } from '../../../../platform/api/problem.ts';
import { pause } from '../export/hold-import.ts';
import { markUnfinished, unfinishedStays } from './unfinished-stays.ts';
import { usablePicture } from './usable-picture.ts';

interface TakingOver {
  api: Api;
  importId: number;
  read: OpenExport;
  signal: AbortSignal;
  /** Stays processed so far. */
  onDone(done: number): void;
}

export interface TakenOver {
  /** Stays that are posts now. */
  published: number;
  /** Stays that have no picture this browser can read. */
  withoutPicture: number;
  /** Stays whose pictures failed to upload. */
  failed: number;
}

/** Files per call: five of them stay below what a call may contain. */
const filesPerCall = 5;
/** Concurrent stays: while the server works on one, the next is unpacked and sent. */
const sideBySide = 2;

/**
 * Uploads the pictures of all accepted stays from the opened export; each becomes a post with its first. If interrupted it can be resumed,
 * even in the middle of a stay.
 */
export async function takeOver({ api, importId, read, signal, onDone }: TakingOver): Promise<TakenOver> {
  const media = new Map(read.posts.map((post) => [post.key, post.media]));
  const result: TakenOver = { published: 0, withoutPicture: 0, failed: 0 };
  let done = 0;
  const tried = new Set<string>();
  const bring = async (key: string) => {
    tried.add(key);
    const state = await sendPictures({ api, importId, key, read, media: media.get(key) ?? [], signal });
    return state;
  };
  const count = (state: ImportItem['state'] | null) => {
    if (state === null) result.withoutPicture += 1;
    else if (state === 'imported') result.published += 1;
  };
  const failed = () => {
    // A stopped upload is not a failure.
    if (!signal.aborted) result.failed += 1;
  };
  let cursor: string | null | undefined;
  while (cursor !== null && !signal.aborted) {
    const query = { state: 'accepted' as const, limit: 50, ...(cursor === undefined ? {} : { cursor }) };
    const page = await api.page('GET /api/imports/:id/items', { params: { id: importId }, query, signal });
    const waiting = page.items.map(({ key }) => key);
    const work = async () => {
      for (let key = waiting.shift(); key !== undefined && !signal.aborted; key = waiting.shift()) {
        await bring(key).then(count, failed);
        if (signal.aborted) return;
        done += 1;
        onDone(done);
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, work));
    cursor = page.next;
  }
  // A partly uploaded stay is a post already.
  for (const key of unfinishedStays(importId))
    if (!tried.has(key) && !signal.aborted) await bring(key).catch(failed);
  return result;
}

interface SendOptions extends Pick<TakingOver, 'api' | 'importId' | 'read' | 'signal'> {
  key: string;
  media: OpenExport['posts'][number]['media'];
}

/**
 * Sends the pictures of one stay, a few per call; returns its state then, null if it has no picture. Pictures that the server has already are
 * skipped.
 */
async function sendPictures(options: SendOptions): Promise<ImportItem['state'] | null> {
  const { api, importId, key, media, read, signal } = options;
  let from = 0;
  let state: ImportItem['state'] | null = null;
  let files: Blob[] = [];
  const send = async () => {
    const body = new FormData();
    body.append('from', String(from));
    for (const [index, file] of files.entries())
      body.append('pictures[]', file, `picture-${from + index}.jpg`);
    const params = { id: importId, key };
    const answer = await persistently(signal, () =>
      api.call('POST /api/imports/:id/items/:key/pictures', { params, body, signal }),
    );
    state = answer.item.state;
    from += files.length;
    files = [];
  };
  const paths = media.slice(0, picturesPerPost);
  for (const [index, { kind, path }] of paths.entries()) {
    const bytes = await read.bytes(path).catch(() => null);
    const picture = bytes === null ? null : await usablePicture({ kind, path, bytes });
    if (picture !== null) files.push(picture);
    if (files.length < filesPerCall) continue;
    if (index < paths.length - 1) markUnfinished(importId, key, true);
    await send();
  }
  if (files.length > 0) await send();
  markUnfinished(importId, key, false);
  return state;
}

/** How often a failed call is retried, after this delay or the one that the server asks for. */
const furtherTries = 3;
const secondsBetween = 2;

/**
 * Retries a call when the connection broke, or when the server asks to wait: five thousand stays need more calls than the rate limit allows in a
 * minute.
 */
async function persistently<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || tries > furtherTries || !isProblem(error)) throw error;
      const { retryAfter, status } = error;
      if (status !== 0 && status !== 429 && status < 500) throw error;
      await pause((retryAfter ?? secondsBetween) * 1000, signal);
    }
  }
}
