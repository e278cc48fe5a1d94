import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost, readPages } from '../../../test/stays/lists.ts';

let app: TestApp;
let viewer: TestMember;
let fan: TestMember;
let neighbour: TestMember;
let elsewhere: TestMember;

beforeAll(async () => {
  app = await startApp();
  viewer = await createMember(app);
  fan = await createMember(app);
  neighbour = await createMember(app);
  elsewhere = await createMember(app);
  const graz = { location: 'Hotel Uhrturm, Graz', city: 'Graz', country: 'AT' };
  await publishPost(app, { as: viewer, fields: graz });
  await publishPost(app, { as: neighbour, fields: { ...graz, location: 'Pension Mur, Graz' } });
  await publishPost(app, {
    as: elsewhere,
    fields: { location: 'Casa Sol, Cádiz', city: 'Cádiz', country: 'ES' },
  });
  await app.send('POST', '/api/follows', { as: fan, body: { user_id: viewer.id } });
  // The later in the list, the more followers.
  for (const [as, { id: user_id }] of [
    [fan, neighbour],
    [fan, elsewhere],
    [neighbour, elsewhere],
  ] as const)
    await app.send('POST', '/api/follows', { as, body: { user_id } });
});

afterAll(() => app?.close());

const invites = async (as: TestMember, query = '') =>
  (await app.send('GET', `/api/invites${query}`, { as })).body as {
    username: string;
    location: string;
    reason: string;
  }[];

test('First those who follow one, then those who know one’s places, then the others, each with a place', async () => {
  expect(await invites(viewer)).toMatchObject([
    { username: fan.username, location: '', reason: 'follows_you' },
    { username: neighbour.username, location: 'Graz', reason: 'same_place' },
    { username: elsewhere.username, location: 'Cádiz', reason: 'active' },
  ]);
});

test('Members whom the viewer follows already, and the viewer, are not in the list', async () => {
  const { body } = await app.send('POST', '/api/follows', { as: viewer, body: { user_id: neighbour.id } });
  const names = (await invites(viewer)).map(({ username }) => username);
  expect(names).not.toContain(neighbour.username);
  expect(names).not.toContain(viewer.username);
  await app.send('DELETE', `/api/follows/${body.follow.id}`, { as: viewer });
  expect((await invites(viewer)).map(({ username }) => username)).toContain(neighbour.username);
});

test('A place known only from an archived post is not revealed', async () => {
  const shy = await createMember(app);
  const post = await publishPost(app, {
    as: shy,
    fields: { location: 'Hut, Secretville', city: 'Secretville' },
  });
  await app.send('PUT', `/api/posts/${post.id}/archive`, { as: shy });
  expect(JSON.stringify(await invites(viewer))).not.toContain('Secretville');
});

test('The list asks for a session and a page size that makes sense', async () => {
  expect((await app.send('GET', '/api/invites')).status).toBe(401);
  for (const limit of ['0', '51', 'many'])
    expect((await app.send('GET', `/api/invites?limit=${limit}`, { as: viewer })).status).toBe(400);
  expect(await invites(viewer, '?limit=2')).toHaveLength(2);
});

test('Invites are read page by page, each member once', async () => {
  const whole = await invites(viewer, '?limit=50');
  const pages = await readPages(app, { url: '/api/invites', as: viewer, limit: 2 });
  expect(whole.length).toBeGreaterThan(2);
  expect(pages.flat()).toEqual(whole);
});

test('Towns are called what readers of the language call them', async () => {
  const [reader, author] = [await createMember(app), await createMember(app)];
  const fields = { location: 'Casa do Farol, Lisbon', city: 'Lisbon', country: 'PT' };
  await publishPost(app, { as: author, fields });
  await publishPost(app, { as: reader, fields });
  const placeIn = async (language: string) => {
    const answer = await app.send('GET', '/api/invites?limit=50', {
      as: reader,
      headers: { 'accept-language': language },
    });
    const people = answer.body as { username: string; location: string }[];
    return people.find(({ username }) => username === author.username)?.location;
  };
  expect([await placeIn('en'), await placeIn('de')]).toEqual(['Lisbon', 'Lissabon']);
});
