import type { StayImport } from '@staylore/contract/imports/review-items';
import { type OpenExport, openInWorker, type WorkerLike } from '@staylore/photo-export/open-in-worker';
import type { ExportProgress } from '@staylore/photo-export/read-export';
import type { Api } from '../../../../platform/api/api-client.ts';
import { holdImport } from './hold-import.ts';
import { keepOpen } from './opened-exports.ts';

/** The progress of importing an export. */
export type ImportProgress = ExportProgress | { phase: 'sending' | 'elsewhere'; done: number; total: number };

interface ImportOptions {
  api: Api;
  /** The import's name in lists. */
  label: (handle: string | null) => string;
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

const itemsPerCall = 50;

/** Opens the parts of an export in a worker. Throws `ExportRefused`. */
export function openExport(
  parts: readonly File[],
  { signal, onProgress }: Pick<ImportOptions, 'signal' | 'onProgress'>,
): Promise<OpenExport> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  return openInWorker(worker as unknown as WorkerLike, parts, { signal, onProgress });
}

/**
 * Opens an export and has its posts read for stays, a hundred at a time. The same export again resumes its import; while another window
 * reads it, this one waits. Throws `ExportRefused` or `Problem`.
 */
export async function importExport(parts: readonly File[], options: ImportOptions): Promise<StayImport> {
  const { api, label, onProgress, signal } = options;
  const read = await openExport(parts, options);
  const { posts, username } = read;
  const begun = await api.call('POST /api/imports', {
    body: {
      source: 'export',
      label: label(username),
      handle: username,
      total: posts.length,
      fingerprint: await fingerprint(read),
    },
    signal,
  });
  await sendPosts(begun.import.id, read, { api, onProgress, signal });
  keepOpen(begun.import.id, read);
  return begun.import;
}

/** Sends posts in their order, beginning with the first that the server has not read. */
async function sendPosts(
  id: number,
  { posts }: OpenExport,
  { api, onProgress, signal }: Pick<ImportOptions, 'api' | 'onProgress' | 'signal'>,
): Promise<void> {
  const total = posts.length;
  const hold = await holdImport(api, id, {
    signal,
    onWait: (begun) => onProgress({ phase: 'elsewhere', done: readOf(begun), total }),
  });
  const stop = AbortSignal.any([signal, hold.lost]);
  try {
    const { import: now } = await api.call('GET /api/imports/:id/report', {
      params: { id },
      query: { limit: 1 },
      signal: stop,
    });
    const known = readOf(now);
    for (let done = known - (known % itemsPerCall); done < total; done += itemsPerCall) {
      onProgress({ phase: 'sending', done, total });
      await sendBatch(id, posts.slice(done, done + itemsPerCall), { api, signal: stop });
    }
  } finally {
    await hold.release();
  }
}

/** Posts of the source that the server has read. */
const readOf = ({ counts }: StayImport): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

async function sendBatch(
  id: number,
  posts: OpenExport['posts'],
  { api, signal }: Pick<ImportOptions, 'api' | 'signal'>,
): Promise<void> {
  const items = posts.map((post) => ({
    key: post.key,
    caption: post.caption,
    taken_at: post.takenAt,
    location_name: post.locationName,
    lat: post.lat,
    long: post.lng,
  }));
  await api.call('POST /api/imports/:id/items', {
    params: { id },
    body: { items },
    signal,
  });
}

/** Identifies an export by its owner and its contents. */
async function fingerprint({ posts, username }: OpenExport): Promise<string> {
  const text = [username ?? '', ...posts.map((post) => post.key)].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
