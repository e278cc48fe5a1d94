import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createGraphClient } from './network/graph-client.ts';
import { NetworkError, type PhotoNetwork } from './network/types.ts';
import { createPageSource } from './page-source.ts';
import { type ScanRequest, scan } from './scan.ts';

let app: TestApp;
let handles = 0;

beforeAll(async () => {
  app = await startApp();
});

afterAll(async () => {
  await app?.close();
});

interface Question {
  after: string | null;
  signal: AbortSignal;
  /** Lets the answer go, or the failure. */
  settle(failure?: NetworkError): void;
}

/** A network of an account with this many posts, 25 a page, which answers at once unless `holdsFrom` says from which page on it waits. */
function account(posts: number, { holdsFrom = Number.POSITIVE_INFINITY, hasSpare = true } = {}) {
  handles += 1;
  const handle = `ahead.${handles}`;
  const questions: Question[] = [];
  const network: PhotoNetwork = {
    hasSpare: () => hasSpare,
    async page({ after, signal }) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const settle = (failure?: NetworkError) => (failure === undefined ? resolve() : reject(failure));
      questions.push({ after, signal, settle });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      const from = Number(after ?? 0);
      if (from < holdsFrom * 25) settle();
      await promise;
      const count = Math.min(25, posts - from);
      return {
        account: { id: null, name: null, pictureUrl: null, biography: null, total: posts },
        posts: Array.from({ length: count }, (_, index) => ({
          id: `${handle}-${from + index}`,
          shortcode: null,
          caption: 'Two nights at Hotel Bergkristall in Zermatt',
          permalink: null,
          mediaType: 'IMAGE',
          mediaUrl: null,
          children: [],
          takenAt: null,
        })),
        next: from + count < posts ? String(from + count) : null,
      };
    },
  };
  return { handle, network, questions };
}

/** Time limit of prefetched pages, long enough for a busy machine unless a test says otherwise. */
function scanner({ handle, network }: ReturnType<typeof account>, prefetchTimeoutMs = 60_000) {
  const { db, clock } = app.platform;
  const source = createPageSource({ db, clock, network, prefetchTimeoutMs });
  const place = { location: null, lat: null, long: null };
  return (request: Partial<ScanRequest> = {}) =>
    scan(
      { source, reading: app.platform },
      {
        handle,
        place,
        pagination: undefined,
        signal: new AbortController().signal,
        goesOn: true,
        ...request,
      },
    );
}

test('The first page of the next fifty is requested when the first fifty are answered, and only once', async () => {
  const lena = account(120, { holdsFrom: 2 });
  const read = scanner(lena);
  const first = await read();
  expect(first.posts).toHaveLength(50);
  expect(lena.questions.map(({ after }) => after)).toEqual([null, '25', '50']);
  const second = read({ pagination: first.next ?? '' });
  await sleep(50);
  expect(lena.questions).toHaveLength(3);
  lena.questions[2]?.settle();
  await expect.poll(() => lena.questions.length).toBe(4);
  lena.questions[3]?.settle();
  const { posts } = await second;
  expect(posts.map(({ postId }) => postId)).toEqual(
    Array.from({ length: 50 }, (_, n) => `${lena.handle}-${50 + n}`),
  );
});

test('A scan that is finished, or expects no next call, prefetches nothing', async () => {
  const short = account(50);
  expect((await scanner(short)()).next).toBeNull();
  const long = account(120);
  expect((await scanner(long)({ goesOn: false })).next).not.toBeNull();
  await sleep(50);
  expect([short.questions.length, long.questions.length]).toEqual([2, 2]);
});

test('A stopped scan cancels the page that it prefetched', async () => {
  const lena = account(120, { holdsFrom: 2 });
  const stop = new AbortController();
  await scanner(lena)({ signal: stop.signal });
  expect(lena.questions[2]?.signal.aborted).toBe(false);
  stop.abort();
  expect(lena.questions[2]?.signal.aborted).toBe(true);
});

test('A prefetched page is aborted if no caller asks for it', async () => {
  const lena = account(120, { holdsFrom: 2 });
  await scanner(lena, 100)();
  await expect.poll(() => lena.questions[2]?.signal.aborted).toBe(true);
});

test('A failed prefetch is not reported, and the next request tries again', async () => {
  const lena = account(120, { holdsFrom: 2 });
  const read = scanner(lena);
  const first = await read();
  expect(first.stopped).toBeNull();
  lena.questions[2]?.settle(new NetworkError('timeout'));
  await sleep(50);
  const second = read({ pagination: first.next ?? '', goesOn: false });
  await expect.poll(() => lena.questions.length).toBe(4);
  lena.questions[3]?.settle();
  await expect.poll(() => lena.questions.length).toBe(5);
  lena.questions[4]?.settle();
  expect((await second).scanned).toBe(50);
});

test('While the allowance runs low nothing is asked for ahead', async () => {
  const lena = account(120, { hasSpare: false });
  await scanner(lena)();
  await sleep(50);
  expect(lena.questions).toHaveLength(2);
});

test.each([
  [49, true],
  [50, false],
  [90, false],
])('At %i percent of the allowance there is room for more than was asked for: %s', async (percent, spare) => {
  const { clock } = app.platform;
  const client = createGraphClient({
    settings: {
      graphUrl: 'https://graph.example',
      version: 'v1.0',
      businessAccountId: '1',
      token: 't',
      siteUrl: 'https://site.example',
    },
    clock,
    ask: async () => ({
      status: 200,
      headers: { 'x-app-usage': JSON.stringify({ call_count: percent }) },
      text: JSON.stringify({ business_discovery: {} }),
    }),
    pause: async () => undefined,
  });
  expect(client.hasSpare?.()).toBe(true);
  await client.page({ handle: 'lena', after: null, signal: new AbortController().signal });
  expect(client.hasSpare?.()).toBe(spare);
});

test('A page that someone else has just read is taken from there, and the question for it taken back', async () => {
  const lena = account(120);
  await scanner(lena)();
  await expect.poll(() => lena.questions.length).toBe(3);
  await sleep(50);
  // The first page turns an hour old sooner than those that were read after it.
  const { db } = app.platform;
  await db.deleteFrom('scanned_pages').where('handle', '=', lena.handle).where('cursor', '=', '').execute();
  const read = scanner(lena);
  const first = await read();
  expect(first.scanned).toBe(50);
  expect(lena.questions.map(({ after }) => after)).toEqual([null, '25', '50', null, '25']);
  expect(lena.questions[4]?.signal.aborted).toBe(true);
});
