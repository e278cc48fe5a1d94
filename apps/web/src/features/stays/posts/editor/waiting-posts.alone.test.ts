// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from './draft.ts';
import { sendWhenOnline } from './waiting-posts.ts';

// This environment has no IndexedDB.
vi.mock('idb-keyval', () => ({ set: async () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const marks = () => Object.keys(localStorage).filter((name) => name.endsWith('_waiting'));

test('a post waits on when the network comes for a moment only', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn(() => Promise.resolve());
  const sent = sendWhenOnline(
    { key: 'staylore_draft_7_new', postId: null },
    { ...emptyDraft, pictures: [] },
    send,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(marks()).toHaveLength(1);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(100);
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  expect(marks()).toHaveLength(1);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await sent;
  expect(send).toHaveBeenCalledOnce();
  expect(marks()).toEqual([]);
});
