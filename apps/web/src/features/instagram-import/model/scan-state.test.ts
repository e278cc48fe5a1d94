import type { ScannedPost } from '@staylore/contract/instagram-import';
import { expect, test } from 'vitest';
import {
  canGoOn,
  hotelsFound,
  idleScan,
  nextToken,
  type ScanAction,
  scannedPosts,
  scanReducer,
} from './scan-state.ts';

const place = { location: null, lat: null, long: null };
const hit = (postId: string, location = 'Hotel Bergkristall, Zermatt') =>
  ({ postId, location }) as ScannedPost;
const done = (page: { pagination: string | null; scanPostCount: number }): ScanAction => ({
  type: 'event',
  event: {
    type: 'done',
    page: { success: true, posts: [], source: 'instagram', notice: null, error: null, ...page },
  },
});
const after = (...actions: ScanAction[]) => actions.reduce(scanReducer, idleScan);
const begin: ScanAction = { type: 'begin', handle: 'lena.wanders', place };
const found = (id: string, location?: string): ScanAction => ({
  type: 'event',
  event: { type: 'hit', post: hit(id, location) },
});

test('hits show as they are found, each once', () => {
  const state = after(begin, found('1'), found('2'), found('1'));
  expect(state.posts.map((post) => post.postId)).toEqual(['1', '2']);
});

test('the count of hotels leaves out stays without a named hotel', () => {
  expect(hotelsFound(after(begin, found('1'), found('2', '')))).toBe(1);
});

test('the next stretch adds to what was found and counted', () => {
  const state = after(
    begin,
    found('1'),
    done({ pagination: 'more', scanPostCount: 50 }),
    { type: 'next' },
    found('2'),
    {
      type: 'event',
      event: { type: 'progress', scanned: 25, total: 120 },
    },
  );
  expect(state.posts).toHaveLength(2);
  expect(scannedPosts(state)).toBe(75);
  expect(state.total).toBe(120);
});

test('a stopped scan can go on and counts nothing twice', () => {
  const progress: ScanAction = { type: 'event', event: { type: 'progress', scanned: 25, total: 120 } };
  const stopped = after(begin, progress, { type: 'stop' });
  expect(canGoOn(stopped)).toBe(true);
  expect(scannedPosts(stopped)).toBe(25);
  expect(scannedPosts(after(begin, progress, { type: 'stop' }, { type: 'next' }, progress))).toBe(25);
});

test('events that arrive after stopping change nothing', () => {
  const stopped = after(begin, found('1'), { type: 'stop' });
  expect(scanReducer(stopped, found('2') as ScanAction)).toBe(stopped);
});

test('a handle that fails clears the results and says why', () => {
  const state = after(begin, {
    type: 'failed',
    error: { message: 'Private or invalid handle.', code: 'private_or_invalid' },
  });
  expect(state.posts).toEqual([]);
  expect(state.error?.message).toBe('Private or invalid handle.');
});

test('a failure further on keeps what was found and may be tried again', () => {
  const state = after(
    begin,
    found('1'),
    done({ pagination: 'more', scanPostCount: 50 }),
    { type: 'next' },
    {
      type: 'failed',
      error: { message: 'unreachable', code: 'unreachable' },
    },
  );
  expect(state.posts).toHaveLength(1);
  expect(canGoOn(state)).toBe(true);
});

test.each([
  ['__', 'token', null],
  ['instagram', 'done', null],
  ['instagram', '-1', null],
  ['instagram', null, null],
  ['instagram', 'token', 'token'],
])('source %s with token %s leads on to %s', (source, pagination, expected) => {
  expect(nextToken({ source, pagination })).toBe(expected);
});
