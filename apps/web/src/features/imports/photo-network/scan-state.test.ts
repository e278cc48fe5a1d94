import type { ScanEvent, ScannedPost, ScanPage } from '@staylore/contract/imports/photo-network';
import { expect, test } from 'vitest';
import {
  canGoOn,
  idleScan,
  nextToken,
  type ScanAction,
  type ScanState,
  scannedPosts,
  scanReducer,
} from './scan-state.ts';

const hit = (postId: string, location = 'Hotel Bella, Rome') =>
  ({ type: 'event', event: { type: 'hit', post: { postId, location } as ScannedPost } }) satisfies ScanAction;
const progress = (
  scanned: number,
  total: number | null = null,
  next: string | null = `after ${scanned}`,
): ScanAction => ({
  type: 'event',
  event: { type: 'progress', scanned, total, next },
});
const page = (changes: Partial<ScanPage> = {}): ScanAction => ({
  type: 'event',
  event: {
    type: 'done',
    page: {
      success: true,
      posts: [],
      scanPostCount: 50,
      pagination: 'next',
      source: 'graph',
      notice: null,
      error: null,
      ...changes,
    },
  } satisfies ScanEvent,
});

const after = (...actions: ScanAction[]): ScanState => actions.reduce(scanReducer, idleScan);
const start = { type: 'start' } as const;

test('hits show as they come, each once, and the counters follow', () => {
  const state = after(start, hit('a'), progress(12, 120), hit('b', ''), hit('a'), progress(25));
  expect(state.posts.map((post) => post.postId)).toEqual(['a', 'b']);
  expect(scannedPosts(state)).toBe(25);
  expect(state.total).toBe(120);
  expect(state.phase).toBe('scanning');
});

test('a finished page adds up, and Next goes on from its token', () => {
  const first = after(start, hit('a'), progress(50), page());
  expect(first).toMatchObject({ phase: 'finished', token: 'next', ended: false });
  const second = [start, hit('b'), progress(20), page({ scanPostCount: 20 })].reduce(scanReducer, first);
  expect(second.posts).toHaveLength(2);
  expect(scannedPosts(second)).toBe(70);
});

test('a finished page stands in the order of its posts, after those before, whatever became certain first', () => {
  const postsOf = (...names: string[]) =>
    names.map((name) => (hit(name) as { event: { post: ScanPage['posts'][number] } }).event.post);
  const first = after(start, hit('b'), hit('a'), page({ posts: postsOf('a', 'b') }));
  expect(first.posts.map((post) => post.postId)).toEqual(['a', 'b']);
  const actions = [start, hit('d'), hit('c'), page({ posts: postsOf('c', 'd') })];
  expect(actions.reduce(scanReducer, first).posts.map((post) => post.postId)).toEqual(['a', 'b', 'c', 'd']);
});

test('any of the three signs ends the scan', () => {
  expect(nextToken({ source: '__', pagination: 'next' })).toBeNull();
  expect(nextToken({ source: 'graph', pagination: 'done' })).toBeNull();
  expect(nextToken({ source: '-1', pagination: 'next' })).toBeNull();
  expect(nextToken({ source: 'graph', pagination: '-next' })).toBeNull();
  expect(nextToken({ source: 'graph', pagination: null })).toBeNull();
  expect(nextToken({ source: 'graph', pagination: 'next' })).toBe('next');
});

test('a handle that cannot be read clears the results and says why', () => {
  const failed = page({
    success: false,
    error: { message: 'Private or invalid handle.', code: 'private_or_invalid' },
  });
  const state = after(start, hit('a'), failed);
  expect(state).toMatchObject({
    phase: 'failed',
    failure: { text: 'Private or invalid handle.', canRetry: false },
    isUnannounced: true,
    posts: [],
  });
});

test('what earlier pages found survives a later failure', () => {
  const failed = page({ success: false, error: { message: 'Slow down.', code: 'rate_limited' } });
  const state = after(start, hit('a'), page(), start, failed);
  expect(state).toMatchObject({
    phase: 'failed',
    failure: { text: 'Slow down.', canRetry: true },
    token: 'next',
  });
  expect(state.posts).toHaveLength(1);
});

test('stopping and a broken connection keep what was found', () => {
  const stopped = after(start, hit('a'), progress(10), { type: 'stop' });
  expect(stopped.phase).toBe('stopped');
  expect(scannedPosts(stopped)).toBe(10);
  const broken = after(start, hit('a'), { type: 'broken', reason: '' });
  expect(broken).toMatchObject({ phase: 'failed', failure: { text: '', canRetry: true } });
  expect(broken.posts).toHaveLength(1);
});

test('events that arrive after stopping change nothing', () => {
  const stopped = after(start, { type: 'stop' });
  expect(scanReducer(stopped, hit('late'))).toBe(stopped);
});

test('a stop within a page goes on from the last part that was read, and counts nothing twice', () => {
  const stopped = after(start, hit('a'), progress(25, 120), hit('b'), { type: 'stop' });
  expect(stopped).toMatchObject({ token: 'after 25' });
  expect(canGoOn(stopped)).toBe(true);
  const goingOn = [start, hit('b'), progress(25, 120, 'after 50')].reduce(scanReducer, stopped);
  expect(canGoOn(goingOn)).toBe(false);
  expect(scannedPosts(goingOn)).toBe(50);
  expect(goingOn.posts.map((post) => post.postId)).toEqual(['a', 'b']);
});

test('a stop before anything was read can be taken back by Next', () => {
  const stopped = after(start, { type: 'stop' });
  expect(stopped.token).toBeNull();
  expect(canGoOn(stopped)).toBe(true);
});

test('a scan cannot continue from the end of a profile or from a handle that cannot be read', () => {
  expect(canGoOn(after(start, progress(20, 20, null), { type: 'stop' }))).toBe(false);
  expect(canGoOn(after(start, page({ pagination: null })))).toBe(false);
  expect(canGoOn(after(start, page({ success: false })))).toBe(false);
});

test('why a scan failed is known until it is tried again, also when its dialog has been closed', () => {
  const told = after(start, { type: 'broken', reason: 'Too fast.' }, { type: 'dismiss' });
  expect(told).toMatchObject({ failure: { text: 'Too fast.', canRetry: true }, isUnannounced: false });
  expect(scanReducer(told, start).failure).toBeNull();
});
