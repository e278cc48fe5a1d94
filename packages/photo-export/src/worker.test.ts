import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createArchives } from '../test/made-export.ts';
import { openInWorker, type WorkerLike } from './open-in-worker.ts';

let archives: Awaited<ReturnType<typeof createArchives>>;
const threads: Worker[] = [];
beforeAll(async () => {
  archives = await createArchives();
});
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
});
afterAll(() => archives?.close());

function startWorker(): WorkerLike {
  const thread = new Worker(new URL('../test/node-worker.ts', import.meta.url));
  threads.push(thread);
  const like: WorkerLike = {
    postMessage: (message) => thread.postMessage(message),
    terminate: () => thread.terminate(),
    onmessage: null,
    onerror: null,
  };
  thread.on('message', (data) => like.onmessage?.({ data }));
  thread.on('error', (error) => like.onerror?.(error));
  return like;
}

/** File-backed blobs cannot be sent between Node threads. */
const inMemory = (parts: readonly Blob[]) =>
  Promise.all(parts.map(async (part) => new Blob([await part.arrayBuffer()])));

test('A worker returns all posts, and pictures on request', async () => {
  const picture = (index: number) => Uint8Array.of(0xff, 0xd8, index % 250);
  const { parts, told } = await archives.exported({ layout: '2024', posts: 600, picture });
  const seen: string[] = [];
  const read = await openInWorker(startWorker(), await inMemory(parts), {
    onProgress: ({ phase }) => seen.push(phase),
  });
  expect(read.username).toBe('lena.wanders');
  expect(read.posts.map((post) => post.caption)).toEqual(told.map((post) => post.caption));
  expect(new Set(seen)).toEqual(new Set(['listing', 'reading', 'posts']));
  expect(new Uint8Array(await read.bytes(read.posts[0]?.media[0]?.path ?? ''))).toEqual(picture(0));
  await expect(read.bytes('no/such.jpg')).rejects.toMatchObject({ reason: 'damaged' });
  read.close();
});

test('A worker reports why it refuses, and stops on request', async () => {
  await expect(openInWorker(startWorker(), [new Blob(['no zip'])])).rejects.toMatchObject({
    reason: 'not_a_zip',
  });
  const { parts } = await archives.exported({ layout: '2024', posts: 300 });
  const stop = new AbortController();
  const opening = openInWorker(startWorker(), await inMemory(parts), {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expect(opening).rejects.toMatchObject({ reason: 'cancelled' });
});
