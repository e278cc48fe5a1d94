import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { name, pathOf, sampleCall } from '../calls/sample-calls.ts';
import { createMember } from '../people.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { type Answer, startApp, type TestApp } from '../start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const endpoints: readonly Endpoint[] = contract;

/** What comes into fields by mistake, from other scripts, and from people who mean harm. */
const texts = [
  '',
  '   ',
  'x'.repeat(20_000),
  'a\0b',
  '\ud800',
  '🏨👩‍👩‍👧‍👦',
  'فندق الصحراء \u202e',
  '旅館にて',
  '<img src=x onerror=alert(1)>',
  "'; drop table users; --",
  '-1',
  '99999999999999999999',
  '1e309',
  '1e308',
  '1e-320',
  'NaN',
];
const questions = texts.filter((text) => text.length < 5_000 && text !== '\ud800');
const values = [
  ...texts,
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  1e-320,
  [],
  ['a'],
  {},
  { $gt: '' },
  [[[[]]]],
];

/** A refusal says which field, in words; what the good call lacks as well is no fault of the field. */
function expectClear(
  answer: Answer,
  asked: { field: string; lacking: ReadonlySet<string>; shown: string },
): void {
  const { body, headers, status } = answer;
  const { field, lacking, shown } = asked;
  expect(status, shown).toBeLessThan(500);
  if (status < 400 || headers['content-type']?.startsWith('text/plain')) return;
  expect(headers['content-type'], shown).toContain('application/problem+json');
  expect(body.detail.length, shown).toBeGreaterThan(5);
  if (body.code !== 'request.invalid') return;
  const named = Object.entries<string>(body.errors);
  for (const [key, text] of named) {
    expect([field, ...lacking], shown).toContain(key.split('.')[0]);
    expect(text, shown).toMatch(/^[^{}]{5,}$/);
  }
}

const shorten = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

describe('Any value in a form field gets a clear answer, never a fault', () => {
  for (const endpoint of endpoints.filter((one) => one.body !== undefined && one.auth !== 'signature')) {
    test(name(endpoint), async () => {
      const as = await createMember(app);
      const { body, params } = await sampleCall(endpoint)(app, as);
      if (body === undefined || Array.isArray(body)) return;
      const send = (changed: object) =>
        app.send(endpoint.method, pathOf(endpoint, params), { as, body: { ...body, ...changed } });
      const lacking = new Set(Object.keys((await send({})).body.errors ?? {}));
      for (const field of Object.keys(body)) {
        for (const value of values) {
          const shown = `${field}: ${shorten(value)}`;
          expectClear(await send({ [field]: value }), { field, lacking, shown });
        }
      }
    });
  }
});

type Place = readonly (string | number)[];

/** Where values stand within others. */
function* placesIn(value: unknown, at: Place = []): Generator<Place> {
  if (typeof value !== 'object' || value === null) {
    if (at.length > 1) yield at;
    return;
  }
  for (const [key, part] of Object.entries(value)) yield* placesIn(part, [...at, key]);
}

/** The same with another value at a place. */
function withAt(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  const copied = Array.isArray(value) ? [...value] : { ...(value as object) };
  const copy = copied as Record<string | number, unknown>;
  copy[key] = withAt(copy[key], rest, other);
  return copy;
}

describe('Whatever stands deeper in a form, the answer is never a fault', () => {
  for (const endpoint of endpoints.filter((one) => one.body !== undefined && one.auth !== 'signature')) {
    test(name(endpoint), async () => {
      const as = await createMember(app);
      const { body, params } = await sampleCall(endpoint)(app, as);
      const path = pathOf(endpoint, params);
      for (const place of placesIn(body)) {
        for (const value of ['a\0b', '\ud800', '\ufffe', 'x'.repeat(20_000), 1e300, null, {}, [[]]]) {
          const { status } = await app.send(endpoint.method, path, { as, body: withAt(body, place, value) });
          expect(status, `${place.join('.')}: ${shorten(value)}`).toBeLessThan(500);
        }
      }
    });
  }
});

describe('Any value in a query gets a clear answer, never a fault', () => {
  for (const endpoint of endpoints.filter((one) => one.query !== undefined && one.produces === undefined)) {
    test(name(endpoint), async () => {
      const as = await createMember(app);
      const { params } = await sampleCall(endpoint)(app, as);
      const path = pathOf(endpoint, { id: as.id, username: as.username, ...params });
      const fields = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
      expect(fields).not.toEqual([]);
      for (const field of fields) {
        // The head of a request has 16 KB.
        for (const value of [...questions, 'x'.repeat(12_000)]) {
          const url = `${path}?${new URLSearchParams({ [field]: value })}`;
          const { status } = await app.send('GET', url, { as });
          expect(status, `${field}=${shorten(value)}`).toBeLessThan(500);
        }
      }
    });
  }
});
