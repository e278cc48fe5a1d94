import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startApp();
  [member, other] = [await createMember(app), await createMember(app)];
});

afterAll(() => app?.close());

const endpoints: readonly Endpoint[] = contract;
const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

/** A path with the given ids; everything else gets a harmless word. */
function pathOf(endpoint: Endpoint, ids: Record<string, string | number> = {}): string {
  const words: Record<string, string> = {
    lat: 'noLat',
    long: 'noLong',
    flag: '0',
    location: 'nolocation',
    handle: 'not-a-handle!',
  };
  return endpoint.path.replace(/:(\w+)/g, (_whole, part: string) =>
    encodeURIComponent(String(ids[part] ?? words[part] ?? '1')),
  );
}

test('Every endpoint of the contract is served, and nothing else is', () => {
  const served = app.app.api.served.map(name).sort();
  expect(served).toEqual(endpoints.map(name).sort());
});

test('Every endpoint has a name of its own', () => {
  expect(new Set(endpoints.map(name)).size).toBe(endpoints.length);
});

describe('Without signing in', () => {
  for (const endpoint of endpoints.filter((one) => one.auth === 'session')) {
    test(`${name(endpoint)} asks to sign in`, async () => {
      const { status, body } = await app.send(endpoint.method, pathOf(endpoint), {
        body: endpoint.method === 'GET' ? undefined : {},
      });
      expect(status).toBe(401);
      expect(body.code).toBe('session.required');
    });
  }
});

describe('With a token that nobody was given', () => {
  for (const endpoint of endpoints.filter((one) => one.auth === 'session')) {
    test(`${name(endpoint)} asks to sign in`, async () => {
      const { status } = await app.send(endpoint.method, pathOf(endpoint), {
        as: { token: 'x'.repeat(43) },
        body: endpoint.method === 'GET' ? undefined : {},
      });
      expect(status).toBe(401);
    });
  }
});

describe('Claiming to be somebody else', () => {
  const selfPaths = (endpoint: Endpoint) =>
    (endpoint.self ?? ['params.userId', 'body.user_id']).filter((place) => place.startsWith('params.'));
  for (const endpoint of endpoints.filter((one) => one.ownership === 'self')) {
    for (const place of selfPaths(endpoint)) {
      const part = place.slice('params.'.length);
      if (!endpoint.path.includes(`:${part}`)) continue;
      test(`${name(endpoint)} refuses a foreign ${part}`, async () => {
        const url = pathOf(endpoint, { [part]: other.id });
        const body = endpoint.method === 'GET' ? undefined : {};
        expect((await app.send(endpoint.method, url, { as: member, body })).status).toBe(403);
        expect((await app.send(endpoint.method, url, { body })).status).toBe(401);
      });
    }
  }
});

describe('A path that cannot be meant', () => {
  for (const endpoint of endpoints.filter((one) => one.path.includes(':'))) {
    for (const value of [
      '99999999999999999999',
      '-5',
      '\u0000',
      '💥',
      "'; drop table users; --",
      '%',
      'a'.repeat(900),
    ]) {
      test(`${name(endpoint)} answers ${JSON.stringify(value.slice(0, 24))} without a fault`, async () => {
        const ids = Object.fromEntries(
          [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => [match[1] ?? '', value]),
        );
        const { status } = await app.send(endpoint.method, pathOf(endpoint, ids), {
          as: member,
          body: endpoint.method === 'GET' ? undefined : {},
        });
        expect(status).toBeLessThan(500);
      });
    }
  }
});

describe('A body that cannot be meant', () => {
  const bodies: unknown[] = [
    '{',
    '[]',
    'null',
    '"text"',
    '{"__proto__":{"polluted":true}}',
    { location: { $gt: '' } },
    { user_id: -1, post_id: 1e99 },
  ];
  for (const endpoint of endpoints.filter((one) => one.method !== 'GET' && one.body !== undefined)) {
    test(`${name(endpoint)} answers without a fault`, async () => {
      for (const body of bodies) {
        const { status } = await app.send(endpoint.method, pathOf(endpoint, { id: member.id }), {
          as: member,
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect(status, JSON.stringify(body)).toBeLessThan(500);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });
  }
});
