import { ExportRefused } from './archive/refusal.ts';
import { readExport } from './read-export.ts';
import type { FromWorker, ToWorker, WirePost } from './worker-messages.ts';

/*
 * Runs in a Web Worker: reads the chosen parts, passes the posts on in batches, and keeps the archive open for pictures that are requested
 * later. Nothing is sent anywhere else. It is stopped by terminating the worker.
 */

interface WorkerScope {
  postMessage(message: FromWorker, transfer?: ArrayBuffer[]): void;
  onmessage: ((event: { data: ToWorker }) => void) | null;
}

declare const self: WorkerScope;
const media = new Map<string, () => Promise<Uint8Array<ArrayBuffer>>>();
const batchPosts = 250;

self.onmessage = ({ data }) => {
  const work = data.type === 'open' ? open(data.parts) : sendMedium(data.request, data.path);
  work.catch((error: unknown) => {
    const request = data.type === 'bytes' ? data.request : null;
    const reason = error instanceof ExportRefused ? error.reason : 'damaged';
    const file = error instanceof ExportRefused ? error.file : null;
    self.postMessage({ type: 'refused', reason, file, request });
  });
};

async function open(parts: readonly Blob[]): Promise<void> {
  const read = await readExport(parts, {
    onProgress: (progress) => self.postMessage({ type: 'progress', progress }),
  });
  let batch: WirePost[] = [];
  for await (const { media: own, ...post } of read.posts()) {
    for (const medium of own) media.set(medium.path, medium.bytes);
    batch.push({ ...post, media: own.map(({ kind, path, size }) => ({ kind, path, size })) });
    if (batch.length < batchPosts) continue;
    self.postMessage({ type: 'posts', posts: batch });
    batch = [];
  }
  self.postMessage({ type: 'posts', posts: batch });
  self.postMessage({ type: 'done', username: read.username, savedPosts: read.savedPosts });
}

async function sendMedium(request: number, path: string): Promise<void> {
  const read = media.get(path);
  if (read === undefined) throw new ExportRefused('damaged', { file: path });
  const { buffer, byteOffset, byteLength } = await read();
  const bytes = byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  self.postMessage({ type: 'bytes', request, bytes }, [bytes]);
}
