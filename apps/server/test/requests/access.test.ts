import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { name, pathOf, sampleCall } from '../calls/sample-calls.ts';
import { createMember, type TestMember } from '../people.ts';
import { startApp, type TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';

let app: TestApp;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  app = await startApp();
  [member, other] = [await createMember(app), await createMember(app)];
});

afterAll(() => app?.close());

const endpoints: readonly Endpoint[] = contract;

const bodyHas = ({ body }: Endpoint, field: string) => body instanceof z.ZodObject && field in body.shape;

test('Every endpoint of the contract is served, and nothing else is', () => {
  const served = app.app.api.served.map(name).sort();
  expect(served).toEqual(endpoints.map(name).sort());
});

test('Every endpoint has a unique name', () => {
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

test('Profiles, shown posts, a post and its tags, the latest, searches by place and suggested tags need no session', async () => {
  const { id } = await publishPost(app, { as: member, fields: { tags: 'alps' } });
  for (const url of [
    `/api/users/username/${member.username}`,
    `/api/user/${member.id}/posts/0`,
    `/api/posts/${id}`,
    `/api/posts/${id}/tags`,
    '/api/posts/latest/0',
    '/api/posts/0/Zermatt/notags/noLat/noLong',
    '/api/tags/type/posts',
    '/api/tags/posts/al',
  ])
    expect([url, (await app.send('GET', url)).status]).toEqual([url, 200]);
});

test('Lists of people, feed, favourites, recommendations, saving by link, bank details and figures need a session', async () => {
  for (const path of [
    `users/${member.id}/followers`,
    `users/${member.id}/following`,
    `follows/checkFollow/${other.id}/${member.id}`,
    `users/findbyusername/a/${member.id}`,
    'users/followers/allposts',
    'feed/discover',
    'postfavorites/user',
    'hotelRecommendations',
    `users/${member.id}/bankdetails`,
    `users/${member.id}/analytics`,
  ])
    expect([path, (await app.send('GET', `/api/${path}`)).status]).toEqual([path, 401]);
  const body = { link: 'https://www.instagram.com/p/abcdefghijk/' };
  expect((await app.send('POST', '/api/instagram/post/save-by-link', { body })).status).toBe(401);
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

describe('Claiming to be someone else', () => {
  /** Names of the caller's own id in a part of a call. */
  const selfIn = (part: 'params' | 'body', endpoint: Endpoint) =>
    (endpoint.self ?? ['params.userId', 'body.user_id'])
      .filter((place) => place.startsWith(`${part}.`))
      .map((place) => place.slice(part.length + 1));
  for (const endpoint of endpoints.filter((one) => one.ownership === 'self')) {
    for (const part of selfIn('params', endpoint)) {
      if (!endpoint.path.includes(`:${part}`)) continue;
      test(`${name(endpoint)} refuses a foreign ${part}`, async () => {
        const url = pathOf(endpoint, { [part]: other.id });
        const body = endpoint.method === 'GET' ? undefined : {};
        expect((await app.send(endpoint.method, url, { as: member, body })).status).toBe(403);
        expect((await app.send(endpoint.method, url, { body })).status).toBe(401);
      });
    }
    for (const field of endpoint.body === undefined ? [] : selfIn('body', endpoint))
      test(`${name(endpoint)} refuses a foreign ${field} in its body`, async () => {
        const sample = await sampleCall(endpoint)(app, member);
        const url = pathOf(endpoint, sample.params);
        const body = { ...sample.body, [field]: other.id };
        const refused = await app.send(endpoint.method, url, { as: member, body });
        expect([refused.status, refused.body.code]).toEqual([403, 'session.foreign_id']);
        expect((await app.send(endpoint.method, url, { body })).status).toBe(401);
      });
  }
});

describe('Claiming in a body to be someone else', () => {
  const named = endpoints.flatMap((endpoint) =>
    (endpoint.self ?? ['params.userId', 'body.user_id'])
      .filter((place) => place.startsWith('body.'))
      .map((place) => ({ endpoint, field: place.slice('body.'.length) }))
      .filter(({ field }) => endpoint.ownership === 'self' && bodyHas(endpoint, field)),
  );
  test('Six calls take the id of their caller in the body', () => {
    expect(named.map(({ endpoint, field }) => `${name(endpoint)} ${field}`).sort()).toEqual([
      'POST /api/bankdetails user_id',
      'POST /api/follows follower_id',
      'POST /api/instagram/post/save-by-link user_id',
      'POST /api/instagram/save user_id',
      'POST /api/postfavorites user_id',
      'POST /api/saveHotelRecommendations user_id',
    ]);
  });
  for (const { endpoint, field } of named) {
    test(`${name(endpoint)} refuses a foreign ${field}`, async () => {
      const { body, params } = await sampleCall(endpoint)(app, member);
      const send = (as: TestMember | undefined) =>
        app.send(endpoint.method, pathOf(endpoint, params), {
          as,
          body: { ...(body as object), [field]: other.id },
        });
      expect((await send(member)).status).toBe(403);
      expect((await send(undefined)).status).toBe(401);
    });
  }
});

/** An id that no record has. */
const nobodys = 4_000_000_000_000;

describe('What belongs to someone', () => {
  for (const endpoint of endpoints.filter((one) => one.ownership === 'owner')) {
    // Shown posts are known to everyone, so what may not be done with them is said.
    const isShown = endpoint.path.startsWith('/api/posts/:id');
    const promise = isShown ? 'is refused to all others' : 'does not tell others that it exists';
    test(`${name(endpoint)} is for its owner and ${promise}`, async () => {
      const [owner, otherOwner, stranger] = await Promise.all([1, 2, 3].map(() => createMember(app)));
      if (owner === undefined || otherOwner === undefined) throw new Error('There are three members');
      const sample = await sampleCall(endpoint)(app, owner);
      await sampleCall(endpoint)(app, otherOwner);
      const ask = async (as: TestMember | undefined, params = sample.params) => {
        const { status, body } = await app.send(endpoint.method, pathOf(endpoint, params), {
          as,
          body: sample.body,
        });
        return { status, code: body?.code };
      };
      expect((await ask(undefined)).status, 'a visitor').toBe(401);
      const unknown = await ask(stranger, { ...sample.params, id: nobodys });
      expect(unknown.status).toBe(404);
      for (const foreign of [stranger, otherOwner])
        expect(await ask(foreign), 'somebody else').toEqual(
          isShown ? { status: 403, code: 'access.denied' } : unknown,
        );
      // Files that are missing come after the question whose it is.
      expect([200, 400], 'the owner').toContain((await ask(owner)).status);
    });
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
