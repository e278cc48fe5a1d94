import { expect } from 'vitest';
import type { TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { postFormData } from './pictures.ts';

/** Publishes a post with one picture; returns it. */
export async function publishPost(
  app: TestApp,
  options: { as: TestMember; fields?: Record<string, string | string[]> },
) {
  const form = await postFormData({
    location: 'Hotel Bergkristall, Zermatt',
    city: 'Zermatt',
    country: 'CH',
    ...options.fields,
  });
  const { status, body } = await app.send('POST', '/api/posts', { as: options.as, form });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.post;
}

/** Reads a list to its end by its `Link` headers; returns its pages. */
export async function readPages<T>(
  app: TestApp,
  options: { url: string; as?: TestMember; limit: number },
): Promise<T[][]> {
  const pages: T[][] = [];
  let url: string | undefined = `${options.url}?limit=${options.limit}`;
  while (url !== undefined) {
    const { status, body, headers } = await app.send('GET', url, { as: options.as });
    expect(status, JSON.stringify(body)).toBe(200);
    pages.push(body);
    url = /<([^>]+)>;\s*rel="next"/.exec(headers['link'] ?? '')?.[1];
  }
  return pages;
}

const written = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
/** Forged cursors, for lists by a `bigint`: unreadable, of another form, and with numbers that no row has. */
export const madeUpCursors = [
  'nonsense',
  ...[
    ['a'],
    [1.5],
    [1e300],
    [-1e300],
    [1, 2, 3, 4],
    ['2026-13-45T99:99:99Z', 1],
    ['2026-02-30T00:00:00.000Z', 1],
    ['0000-01-01T00:00:00.000Z', 1],
    [1.5, '2026-01-01T00:00:00.000Z', 1],
    [null],
    ['2026-01-01T00:00:00.000Z', 1e300],
    [1e300, '2026-01-01T00:00:00.000Z', 1],
  ].map(written),
];
