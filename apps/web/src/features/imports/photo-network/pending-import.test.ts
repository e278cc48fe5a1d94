// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { PendingImport } from './pending-import.ts';

const bundle = {
  posts: [{ postId: 'a' }],
  handle: 'lena.wanders',
  location: 'nolocation',
  lat: null,
  long: null,
  ts: 1,
} as PendingImport;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  window.localStorage.clear();
});

const freshDocument = () => import('./pending-import.ts');

test('what a visitor picked is there after signing in', async () => {
  (await freshDocument()).storePendingImport(bundle);
  expect(JSON.parse(window.localStorage.getItem('pending_insta_posts') ?? '')).toEqual(bundle);
  vi.resetModules();
  expect((await freshDocument()).readPendingImport()).toEqual(bundle);
});

test('an invalid stored value is deleted', async () => {
  for (const value of ['{', 'null', '[]', '{"posts":[]}', '{"posts":[{}]}', '{"posts":"x","handle":"y"}']) {
    window.localStorage.setItem('pending_insta_posts', value);
    expect((await freshDocument()).readPendingImport()).toBeNull();
    expect(window.localStorage.getItem('pending_insta_posts')).toBeNull();
  }
});

test('after saving nothing is left, the older key included', async () => {
  const pending = await freshDocument();
  window.localStorage.setItem('pending_insta_post', '{}');
  pending.storePendingImport(bundle);
  pending.clearPendingImport();
  expect(window.localStorage.length).toBe(0);
  expect(pending.readPendingImport()).toBeNull();
});

test('with storage disabled the picks live as long as the document, and it is known', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const pending = await freshDocument();
  expect(pending.livesInMemoryOnly()).toBe(false);
  pending.storePendingImport(bundle);
  expect(pending.readPendingImport()).toEqual(bundle);
  expect(pending.livesInMemoryOnly()).toBe(true);
  vi.restoreAllMocks();
});
