import { EventEmitter } from 'node:events';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitBodyTime } from './body-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [second, minute] = [1000, 60_000];
const [kB, MB] = [1024, 1024 * 1024];

/** After how long the connection ends of a sender who never finishes; null if it does not within a day. */
function endsAfter(headers: Record<string, string>, maxBytes: number): number | null {
  const began = Date.now();
  let ended: number | null = null;
  const destroy = () => {
    ended = Date.now() - began;
  };
  const raw = Object.assign(new EventEmitter(), { headers, readableEnded: false, socket: { destroy } });
  limitBodyTime({ raw } as unknown as FastifyRequest, maxBytes);
  vi.advanceTimersByTime(24 * 60 * minute);
  return ended;
}
const ofBytes = (bytes: number) => endsAfter({ 'content-length': String(bytes) }, bytes);

test('A body that never ends holds its connection for seconds if it is short, and for half an hour at most if it is long', () => {
  expect(ofBytes(0)).toBeNull();
  expect(ofBytes(64 * kB)).toBeLessThan(15 * second);
  expect(ofBytes(400 * MB)).toBe(30 * minute);
  expect(endsAfter({ 'transfer-encoding': 'chunked' }, 400 * MB)).toBe(30 * minute);
  expect(endsAfter({ 'content-length': '1e300' }, 64 * kB)).toBeLessThan(15 * second);
});

test.each([
  ['one picture of 10 MB', 10, 256],
  ['twenty pictures of 10 MB', 200, 1024],
])('There is time for %s on a slow line', (_, megabytes, kbitPerSecond) => {
  const needed = ((megabytes * MB * 8) / (kbitPerSecond * 1000)) * second;
  expect(ofBytes(megabytes * MB)).toBeGreaterThan(needed);
});
