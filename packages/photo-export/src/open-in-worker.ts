import { ExportRefused } from './archive/refusal.ts';
import type { SavedPost } from './posts/side-files.ts';
import type { ExportProgress } from './read-export.ts';
import type { FromWorker, ToWorker, WirePost } from './worker-messages.ts';

/** The part of a Web Worker that is used here. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): unknown;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** An export that a worker holds open. */
export interface OpenExport {
  username: string | null;
  savedPosts: SavedPost[];
  /** Newest first. */
  posts: WirePost[];
  /** Reads a picture or video out of the export. Throws `ExportRefused`. */
  bytes(path: string): Promise<ArrayBuffer>;
  close(): void;
}

export interface OpenOptions {
  onProgress?: (progress: ExportProgress) => void;
  signal?: AbortSignal;
}

/** Opens an export in a worker that runs `worker.ts`. Throws `ExportRefused`; the worker is ended then, and by the signal. */
export function openInWorker(
  worker: WorkerLike,
  parts: readonly Blob[],
  { onProgress, signal }: OpenOptions = {},
): Promise<OpenExport> {
  const posts: WirePost[] = [];
  const waiting = new Map<number, PromiseWithResolvers<ArrayBuffer>>();
  const opened = Promise.withResolvers<OpenExport>();
  let requests = 0;
  const stop = (reason: ExportRefused) => {
    worker.terminate();
    opened.reject(reason);
    for (const one of waiting.values()) one.reject(reason);
    waiting.clear();
  };
  const bytes = (path: string): Promise<ArrayBuffer> => {
    requests += 1;
    const answer = Promise.withResolvers<ArrayBuffer>();
    waiting.set(requests, answer);
    worker.postMessage({ type: 'bytes', request: requests, path });
    return answer.promise;
  };
  worker.onerror = (cause) => stop(new ExportRefused('damaged', { cause }));
  worker.onmessage = ({ data }) => {
    if (data.type === 'progress') onProgress?.(data.progress);
    else if (data.type === 'posts') posts.push(...data.posts);
    else if (data.type === 'done') {
      const { savedPosts, username } = data;
      opened.resolve({
        username,
        savedPosts,
        posts,
        bytes,
        close: () => stop(new ExportRefused('cancelled')),
      });
    } else if (data.type === 'bytes') settle(waiting, data.request)?.resolve(data.bytes);
    else {
      const refused = new ExportRefused(data.reason, data.file === null ? {} : { file: data.file });
      if (data.request === null) stop(refused);
      else settle(waiting, data.request)?.reject(refused);
    }
  };
  if (signal?.aborted) stop(new ExportRefused('cancelled'));
  else {
    signal?.addEventListener('abort', () => stop(new ExportRefused('cancelled')), { once: true });
    worker.postMessage({ type: 'open', parts });
  }
  return opened.promise;
}

function settle<T>(waiting: Map<number, T>, request: number): T | undefined {
  const one = waiting.get(request);
  waiting.delete(request);
  return one;
}
