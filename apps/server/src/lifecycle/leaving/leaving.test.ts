import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import { openWhile } from '@staylore/contract/open-while';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type KnownMember, someoneKnown } from '../../../test/calls/known-member.ts';
import { pathOf } from '../../../test/calls/sample-calls.ts';
import { made } from '../../../test/calls/sample-things.ts';
import { whereMet } from '../../../test/calls/where-met.ts';
import { wholeDatabase } from '../../../test/database/whole-database.ts';
import { mailAbout, mailsTo } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { jpeg } from '../../../test/stays/pictures.ts';
import { insertPost } from '../../stays/posts/queries.ts';

let sandbox: TestSandbox;
let app: TestApp;
const minute = 60_000;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const leave = (as: TestMember, body: object = { password: as.password, gives_up: false }) =>
  app.send('POST', '/api/me/leaving', { as, body });
const signIn = async ({ email, password }: TestMember) => {
  const { body, status } = await app.send('POST', '/api/login', { body: { email, password } });
  return { token: body.token as string, status };
};
const keep = async (member: TestMember) =>
  app.send('DELETE', '/api/me/leaving', { as: await signIn(member) });

/** Someone called Zyxwa, whose name occurs in all they did. */
const zyxwa = () =>
  someoneKnown(app, {
    username: 'zyxwa.travels',
    name: 'Zyxwa',
    fields: {
      location: 'Zyxwa’s hut',
      caption: 'Zyxwa slept here.',
      hotel_name: 'Hotel Murmelhof',
      lat: '46.02',
      long: '7.75',
      tags: ['alps'],
    },
  });

/** Everything that can be read of the product, as a member and as a visitor: which addresses mention Zyxwa. */
const whereZyxwa = (world: KnownMember) => whereMet(app, world, 'zyxwa');

test('Deleting an account hides the member at once from pages, lists, search, map, counts, links and pictures', async () => {
  const world = await zyxwa();
  const { known, friend, post, other, link } = world;
  const before = await whereZyxwa(world);
  for (const path of [
    '/api/users/username',
    '/api/posts/latest',
    '/api/users/findbyusername',
    '/api/notifications',
    '/sitemap/posts.xml',
  ])
    expect(before.join(), 'the look around sees something').toContain(path);
  expect(before.length).toBeGreaterThan(12);
  const form = new FormData();
  form.append('file', await jpeg(), 'me.jpg');
  form.append('cover', await jpeg({ width: 1500, height: 500 }), 'cover.jpg');
  await app.send('POST', `/api/users/${known.id}/update`, { as: known, form });
  const { file, cover } = (await app.send('GET', `/api/users/username/${known.username}`)).body;
  const pictures = async () =>
    Promise.all([file, cover, post.file].map(async (url) => (await app.send('GET', url)).status));
  expect(await pictures()).toEqual([200, 200, 200]);
  const code = link.url.split('/').at(-1);
  expect((await app.send('GET', `/go/${code}`, { headers: { accept: 'application/json' } })).status).toBe(
    302,
  );

  const { status, body } = await leave(known);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await whereZyxwa(world)).toEqual([]);
  expect(await pictures()).toEqual([404, 404, 404]);
  expect((await app.send('GET', `/api/posts/${post.id}`)).status).toBe(404);
  const profile = await app.send('GET', `/api/users/username/${friend.username}`);
  expect(profile.body).toMatchObject({ followers: 0, following: 0 });
  expect((await app.send('GET', `/api/posts/${other.id}`)).body.favorite).toBe(0);
  const gone = await app.send('GET', `/go/${code}`, { headers: { accept: 'application/json' } });
  expect(gone).toMatchObject({ status: 404, body: { code: 'earnings.link_off' } });
  const again = await app.send('POST', '/api/follows', { as: friend, body: { user_id: known.id } });
  expect(again.status).toBe(404);
  await keep(known);
  expect(await whereZyxwa(world)).toEqual(before);
  expect(await pictures()).toEqual([200, 200, 200]);
});

test('A returning member finds everything unchanged, to the last row', async () => {
  const member = await someoneWithSecrets('came.back');
  // Signing in to come back triggers a mail with a link.
  const without = ['sessions', 'click_salts', 'mail_tokens'];
  const before = await wholeDatabase(app, { without });
  await leave(member);
  expect(await wholeDatabase(app, { without })).not.toEqual(before);
  expect((await keep(member)).status).toBe(200);
  expect(await wholeDatabase(app, { without })).toEqual(before);
});

/** A member who has also archived a post, blocked and muted a member and switched a link off. */
async function someoneWithSecrets(username: string): Promise<TestMember> {
  const { known } = await someoneKnown(app, { username, fields: { hotel_name: 'Hotel Bergkristall' } });
  const hidden = await publishPost(app, { as: known });
  await app.send('PUT', `/api/posts/${hidden.id}/archive`, { as: known });
  for (const url of ['/api/blocks', '/api/mutes'])
    await made(app, known, { url, body: { user_id: (await createMember(app)).id } });
  const off = await made(app, known, { url: '/api/links', body: { url: 'https://hotel.example/other' } });
  await app.send('PUT', `/api/links/${off.link.id}`, { as: known, body: { on: false } });
  return known;
}

test('Deleting an account needs the right password', async () => {
  const member = await createMember(app);
  for (const [body, expected, code] of [
    [{ gives_up: false }, 403, 'leaving.password_needed'],
    [{ password: 'guessed', gives_up: false }, 403, 'accounts.wrong_password'],
    [{ password: member.password }, 400, 'request.invalid'],
    [{ password: 5, gives_up: false }, 400, 'request.invalid'],
  ] as const) {
    const answer = await leave(member, body);
    expect(answer.status).toBe(expected);
    expect(answer.body.code).toBe(code);
  }
  expect((await app.send('GET', '/api/me', { as: member })).body.user.id).toBe(member.id);
  expect((await app.send('GET', '/api/me/leaving', { as: member })).body).toEqual({
    needs_password: true,
    fresh: true,
    coming: [],
    has_bank_details: false,
  });
});

test('Members without a password must have signed in within the last ten minutes', async () => {
  const member = await createMember(app);
  await sql`update users set password_hash = null where id = ${member.id}`.execute(app.platform.db);
  const needed = async () => (await app.send('GET', '/api/me/leaving', { as: member })).body;
  app.platform.clock.setOffset(11 * minute);
  expect(await needed()).toMatchObject({ needs_password: false, fresh: false });
  expect((await leave(member, { gives_up: false })).body.code).toBe('leaving.sign_in_again');
  app.platform.clock.setOffset(9 * minute);
  expect(await needed()).toMatchObject({ needs_password: false, fresh: true });
  expect((await leave(member, { gives_up: false })).status).toBe(200);
});

test('Leaving ends every session, a mail gives the deadline, and signing in only offers to come back', async () => {
  const member = await createMember(app, { name: 'Nora' });
  const elsewhere = await signIn(member);
  const { until } = (await leave(member)).body;
  expect(new Date(until).getTime() - Date.now()).toBeGreaterThan(29.9 * 86_400_000);
  for (const as of [member, elsewhere])
    expect((await app.send('GET', '/api/me/sessions', { as })).status).toBe(401);
  const mail = await mailAbout(app, sandbox, member.email, 'Your account at Staylore will be deleted');
  expect(mail?.links.join()).toContain('/en/login');

  const back = await signIn(member);
  const me = await app.send('GET', '/api/me', { as: back });
  expect(me.body).toEqual({ user: null, leaving: { name: 'Nora', until, over: false } });
  const open: readonly string[] = openWhile.leaving;
  const shut = (contract as readonly Endpoint[]).filter(
    (one) => one.auth === 'session' && !open.includes(`${one.method} ${one.path}`),
  );
  for (const endpoint of shut) {
    const body = endpoint.method === 'GET' ? undefined : {};
    const { status } = await app.send(endpoint.method, pathOf(endpoint), { as: back, body });
    expect(status, `${endpoint.method} ${endpoint.path}`).toBe(401);
  }
  expect((await app.send('DELETE', '/api/me/leaving', { as: back })).status).toBe(200);
  expect((await app.send('GET', '/api/me', { as: back })).body.user.id).toBe(member.id);
  expect((await app.send('DELETE', '/api/me/leaving', { as: back })).status).toBe(200);
});

test('Address and username stay taken as long as their member can come back', async () => {
  const member = await createMember(app, { username: 'still.mine' });
  await leave(member);
  const form = { name: 'Other', password: 'a quiet room with a view' };
  const other = { ...form, username: 'Still.Mine', email: 'other.mine@test.example' };
  expect((await app.send('POST', '/api/register', { body: other })).body).toBe('This username is taken!');
  const same = { ...form, username: 'not.mine', email: member.email };
  expect((await app.send('POST', '/api/register', { body: same })).body).toBe('This email is taken!');
});

test('Asking many times at once, also of two servers, deletes once and writes one mail; coming back so, too', async () => {
  const [member, friend] = [await createMember(app), await createMember(app)];
  await made(app, member, { url: '/api/follows', body: { user_id: friend.id } });
  const twin = await app.twin();
  const body = { password: member.password, gives_up: false };
  const answers = await Promise.all(
    [app, twin, app, twin].map((one) => one.send('POST', '/api/me/leaving', { as: member, body })),
  );
  const until = answers.filter(({ status }) => status === 200).map((answer) => answer.body.until);
  expect(new Set(until).size).toBe(1);
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
  expect(await mailsTo(app, sandbox, member.email)).toHaveLength(1);
  const back = await signIn(member);
  const kept = await Promise.all(
    [app, twin, app, twin].map((one) => one.send('DELETE', '/api/me/leaving', { as: back })),
  );
  await twin.close();
  expect(kept.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const profile = await app.send('GET', `/api/users/username/${friend.username}`);
  expect(profile.body.followers).toBe(1);
});

test.each(['first', 'last'])(
  'Follows and blocks between two leaving members return when both are back: the first to leave comes back %s',
  async (order) => {
    const [one, other] = [await createMember(app), await createMember(app)];
    await made(app, one, { url: '/api/follows', body: { user_id: other.id } });
    await made(app, other, { url: '/api/follows', body: { user_id: one.id } });
    await leave(one);
    await leave(other);
    const [early, late] = order === 'first' ? [one, other] : [other, one];
    await keep(early);
    const counts = async (of: TestMember) => {
      const { body } = await app.send('GET', `/api/users/username/${of.username}`);
      return [body.followers, body.following];
    };
    expect(await counts(early)).toEqual([0, 0]);
    await keep(late);
    expect(await counts(early)).toEqual([1, 1]);
    expect(await counts(late)).toEqual([1, 1]);
  },
);

test('A stay that a running import adds is archived, and is shown when its member comes back', async () => {
  const member = await createMember(app);
  await leave(member);
  const late = await insertPost(app.platform.db, {
    user_id: member.id,
    location: 'Late',
    saved_at: new Date(),
  });
  expect(late.archived).toBe(true);
  expect((await app.send('GET', `/api/posts/${late.id}`)).status).toBe(404);
  await keep(member);
  expect((await app.send('GET', `/api/posts/${late.id}`)).status).toBe(200);
});
