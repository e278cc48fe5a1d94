import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { Platform } from '../platform.ts';
import { servePictures } from './serve.ts';

test('For an address that no stored picture can have neither the database nor the storage is asked', async () => {
  const [access, stream] = [vi.fn(async () => 'all' as const), vi.fn(async () => null)];
  const http = fastify();
  servePictures(http, { storage: { stream, get: async () => null } } as unknown as Platform, access);
  const key = '0123456789abcdef'.repeat(2);
  const others = [
    'none.webp',
    'p/none.webp',
    `p/${key}`,
    `p/${key}.webp`,
    `p/${key}/320.webp/1.webp`,
    `q/${key}/320.webp`,
  ];
  for (const path of [
    ...others,
    `p/${key}/320.png`,
    `p/${key}/..%2f320.webp`,
    `p/${key.toUpperCase()}/320.webp`,
  ])
    await http.inject(`/media/${path}`);
  expect([access.mock.calls, stream.mock.calls]).toEqual([[], []]);
  await http.inject(`/media/p/${key}/320.webp`);
  await http.inject(`/media/p/${key}/preview.jpg`);
  expect(access.mock.calls.map(([folder]: unknown[]) => folder)).toEqual([`p/${key}`, `p/${key}`]);
  await http.close();
});
