import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardedChanges } from '../../../test/calls/guarded-changes.ts';
import { bank } from '../../../test/calls/sample-things.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

/** Signs in; answers what a script can read and what it cannot. */
async function signIn({ email, password }: TestMember) {
  const { body, headers } = await app.send('POST', '/api/login', { body: { email, password } });
  const cookie = /staylore_session=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
  return { token: body.token as string, cookie };
}

/** Sends requests with this cookie besides. */
const along =
  (cookie: string): TestApp['send'] =>
  (method, url, options) =>
    app.send(method, url, { ...options, headers: { ...options?.headers, cookie } });

/** A member who has just signed in, in a browser that has shown a page. */
async function inBrowser() {
  const member = await createMember(app);
  const { cookie, token } = await signIn(member);
  await signIn(member);
  await app.send('GET', '/api/me', { headers: { cookie } });
  return { as: { ...member, token }, cookie, token };
}

describe('What scripts in a browser can read does not open, take over or empty an account, even after signing in', () => {
  test.each(guardedChanges)('%s', async (what, change) => {
    const { as, cookie, token } = await inBrowser();
    if (what === 'other bank details')
      expect((await along(cookie)('POST', '/api/bankdetails', { as, body: bank })).status).toBe(200);
    for (const send of [app.send, along(`staylore_session=${token}`), along('staylore_session=c.made-up')])
      expect((await change(send, as)).body.code).toBe('session.proof_needed');
    expect((await change(along(cookie), as)).status).toBe(200);
  });
});

test('A program that signs in without a browser needs no cookie, and neither does who gives the password', async () => {
  const member = await createMember(app);
  const { token } = await signIn(member);
  const password = { password: 'another quiet room' };
  expect((await app.send('PUT', '/api/users/password', { as: { token }, body: password })).status).toBe(200);
  const { as, cookie } = await inBrowser();
  const pack = (send = app.send) => send('POST', '/api/me/takeout', { as });
  expect((await pack()).status).toBe(403);
  const proven = await app.send('POST', '/api/me/proof', { as, body: { password: as.password } });
  expect([proven.status, (await pack()).status]).toEqual([200, 200]);
  await app.send('GET', '/api/me', { headers: { cookie } });
  expect([(await pack()).status, (await pack(along(cookie))).status]).toEqual([403, 200]);
});
