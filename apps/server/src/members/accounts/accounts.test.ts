import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startApp();
  member = await createMember(app, { username: 'Ada.Stay' });
});

afterAll(() => app?.close());

const login = (email: string, password: string) =>
  app.send('POST', '/api/login', { body: { email, password, remember_me: false } });

const fresh = (fields: Record<string, unknown> = {}) => ({
  name: 'Nina',
  username: 'nina',
  email: 'nina@test.example',
  password: 'a quiet room with a view',
  ...fields,
});

test('A member signs in with address and password, and the token says who they are', async () => {
  const { status, body, headers } = await login(member.email, member.password);
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id: member.id, username: 'Ada.Stay', email: member.email });
  expect(headers['set-cookie']).toMatch(/staylore_session=[^;]+;.*HttpOnly.*SameSite=Lax/i);
  const me = await app.send('GET', '/api/me', { as: { token: body.token } });
  expect(me.body.user.id).toBe(member.id);
});

test('Cookie and token of a session differ: no answer contains the cookie, and it is no bearer token', async () => {
  const { body, headers } = await login(member.email, member.password);
  const cookie = /staylore_session=([^;]+)/.exec(headers['set-cookie'] ?? '')?.[1] ?? '';
  expect(cookie.length).toBeGreaterThan(40);
  expect(JSON.stringify(body)).not.toContain(cookie.slice(2));
  const me = await app.send('GET', '/api/me', { headers: { cookie: `staylore_session=${cookie}` } });
  expect(me.body.user.id).toBe(member.id);
  expect((await app.send('GET', '/api/me', { as: { token: cookie } })).body.user).toBeNull();
  await app.send('POST', '/api/logout', { as: { token: body.token } });
  const after = await app.send('GET', '/api/me', { headers: { cookie: `staylore_session=${cookie}` } });
  expect(after.body.user).toBeNull();
});

test('The address is found whatever its case', async () => {
  expect((await login(member.email.toUpperCase(), member.password)).status).toBe(200);
});

test('A wrong password and an unknown address get the same answer', async () => {
  const wrong = await login(member.email, 'not this one');
  const unknown = await login('nobody@test.example', 'not this one');
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  const { requestId: _one, ...first } = wrong.body;
  const { requestId: _two, ...second } = unknown.body;
  expect(second).toEqual(first);
  expect(wrong.headers['set-cookie']).toBeUndefined();
});

test('An unknown address is answered as slowly as a wrong password, so that timing reveals nothing', async () => {
  const quickest = { known: Infinity, unknown: Infinity };
  const addresses = { known: member.email, unknown: 'nobody@test.example' };
  const measure = async (kind: keyof typeof addresses) => {
    const start = performance.now();
    await login(addresses[kind], 'not this one');
    quickest[kind] = Math.min(quickest[kind], performance.now() - start);
  };
  // Hashing takes tens of milliseconds; leaving it out would give a ratio below 0.3.
  const isAlike = () => {
    const ratio = quickest.unknown / quickest.known;
    return ratio > 0.5 && ratio < 2;
  };
  await login('nobody@test.example', 'warm up');
  // The quickest answers of each, with more rounds while they differ: a busy machine makes single answers slower, never quicker.
  for (let round = 0; round < 9 || (round < 100 && !isAlike()); round += 1) {
    await measure('known');
    await measure('unknown');
  }
  expect(isAlike(), JSON.stringify(quickest)).toBe(true);
});

test.each([
  ['no address', { email: '', password: 'x' }, 'email'],
  ['no password', { email: 'a@b.example', password: '' }, 'password'],
  ['a password that is no text', { email: 'a@b.example', password: 7 }, 'password'],
  ['a NUL in the address', { email: 'a\0@b.example', password: 'x' }, 'email'],
])('A login with %s is refused at its field', async (_what, body, field) => {
  const answer = await app.send('POST', '/api/login', { body });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toHaveProperty(field);
});

test('Registering signs in at once, in the language of the request', async () => {
  const sent = fresh();
  const { status, body } = await app.send('POST', '/api/register', {
    body: sent,
    headers: { 'accept-language': 'de' },
  });
  expect(status).toBe(200);
  const { name, username, email } = sent;
  expect(body.user).toMatchObject({ name, username, email, language: 'de', last_name: null, file: null });
  expect(body.user).not.toHaveProperty('password_hash');
  const me = await app.send('GET', '/api/me', { as: { token: body.access_token } });
  expect(me.body.user.username).toBe('nina');
});

test('An invisible name is refused, and no name reverses the text around it', async () => {
  for (const name of ['\u200b\u2060', '\u3164', '\u202e \u202c', '\u2800']) {
    const { status, body } = await app.send('POST', '/api/register', {
      body: fresh({ name, username: 'unseen', email: 'unseen@test.example' }),
    });
    expect([status, Object.keys(body.errors ?? {})], JSON.stringify(name)).toEqual([400, ['name']]);
  }
  const { body } = await app.send('POST', '/api/register', {
    body: fresh({ name: '\u202eنور eno\u2066', username: 'turned', email: 'turned@test.example' }),
  });
  expect(body.user.name).toBe('نور eno');
  const family = '👨‍👩‍👧';
  const joined = await app.send('POST', '/api/register', {
    body: fresh({ name: family, username: 'joined', email: 'joined@test.example' }),
  });
  expect(joined.body.user.name).toBe(family);
});

test('A taken address or username is answered with its exact text, whatever its case', async () => {
  const email = await app.send('POST', '/api/register', {
    body: fresh({ username: 'other', email: member.email.toUpperCase() }),
  });
  expect([email.status, email.body]).toEqual([409, 'This email is taken!']);
  const username = await app.send('POST', '/api/register', {
    body: fresh({ username: 'ada.stay', email: 'other@test.example' }),
  });
  expect([username.status, username.body]).toEqual([409, 'This username is taken!']);
  for (const { headers } of [email, username]) expect(headers['content-type']).toMatch(/^text\/plain/);
});

test('Two people who register one username in the same moment do not both get it', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map((number) =>
      app.send('POST', '/api/register', {
        body: fresh({ username: 'race', email: `race${number}@test.example` }),
      }),
    ),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(81) }, 'name'],
  ['a short username', { username: 'ab' }, 'username'],
  ['a long username', { username: 'x'.repeat(31) }, 'username'],
  ['a username with a slash', { username: 'a/b/c' }, 'username'],
  ['no address', { email: '' }, 'email'],
  ['an address without a place', { email: 'nina@' }, 'email'],
  ['a password of seven characters', { password: 'k7mqv2z' }, 'password'],
  ['a password that everybody uses', { password: 'password123' }, 'password'],
  ['a password beyond 200 characters', { password: 'x'.repeat(201) }, 'password'],
])('Registering with %s is refused at its field', async (_what, fields, field) => {
  const { status, body } = await app.send('POST', '/api/register', {
    body: fresh({ username: 'refused', email: 'refused@test.example', ...fields }),
  });
  expect(status).toBe(400);
  expect(body.errors).toHaveProperty(field);
});

test.each([
  ['shortest', { name: 'A', username: 'nia', password: 'k7mqv2zu' }],
  [
    'longest',
    {
      name: 'a'.repeat(80),
      username: 'x'.repeat(30),
      password: 'a quiet room with a view, '.repeat(8).slice(0, 200),
    },
  ],
])('The %s name, username and password that the form allows are taken', async (length, fields) => {
  const body = fresh({ email: `${length}@test.example`, ...fields });
  expect((await app.send('POST', '/api/register', { body })).status).toBe(200);
  expect((await login(`${length}@test.example`, fields.password)).status).toBe(200);
});

test('A call says whether an address is known, and nothing more', async () => {
  const known = await app.send('GET', `/api/users/${encodeURIComponent(member.email)}/email`);
  expect([known.status, known.body]).toEqual([200, [{ email: member.email }]]);
  const unknown = await app.send('GET', '/api/users/nobody%40test.example/email');
  expect([unknown.status, unknown.body]).toEqual([200, []]);
});

test('Signing out ends the session on the server, and twice is no harm', async () => {
  const { body } = await login(member.email, member.password);
  const as = { token: body.token };
  const out = await app.send('POST', '/api/logout', { as });
  expect(out.status).toBe(200);
  expect(out.headers['set-cookie']).toMatch(/staylore_session=;.*Expires=Thu, 01 Jan 1970/i);
  expect(out.headers['clear-site-data']).toBe('"cache"');
  expect((await app.send('GET', '/api/me', { as })).body).toEqual({ user: null });
  expect((await app.send('GET', '/api/me/sessions', { as })).status).toBe(401);
  expect((await app.send('POST', '/api/logout', { as })).status).toBe(200);
});

test('Anonymous visitors and made-up tokens are nobody', async () => {
  expect((await app.send('GET', '/api/me')).body).toEqual({ user: null });
  expect((await app.send('GET', '/api/me', { as: { token: 'made-up' } })).body).toEqual({ user: null });
});
