import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { passkey } from '../../../test/calls/passkey.ts';
import { made } from '../../../test/calls/sample-things.ts';
import { firstStep } from '../../../test/calls/second-factor.ts';
import { waiting } from '../../../test/database/held.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { type Answer, startApp, type TestApp } from '../../../test/start-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deleteSessionsExcept, lockUser } from '../accounts/index.ts';

let app: TestApp;
const origin = 'https://stay.example';

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: origin });
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(() => app?.close());

type Headers = Record<string, string>;
const post = (url: string, body?: object, headers: Headers = {}) => app.send('POST', url, { body, headers });

/** Adds a passkey for a member whose session is fresh. */
async function withPasskey(as: TestMember, behaviour: Parameters<typeof passkey>[0] = {}) {
  const key = passkey({ origin, ...behaviour });
  const options = await made(app, as, { url: '/api/me/security/passkeys/options' });
  const body = { credential: key.create(options), name: 'Laptop' };
  return { key, added: await made(app, as, { url: '/api/me/security/passkeys', body }) };
}

/** A browser that asks to sign in by passkey. */
async function challenge(): Promise<{ options: unknown; headers: Headers }> {
  const { body, headers } = await post('/api/login/passkey/options');
  const cookie = /(?:__Host-)?staylore_passkey=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
  return { options: body, headers: { cookie } };
}

const isRefused = ({ status, body }: Answer) => {
  expect([status, body.code]).toEqual([403, 'security.passkey_refused']);
};

test('A member adds a passkey, which then finishes signing in by password', async () => {
  const member = await createMember(app);
  const { key, added } = await withPasskey(member);
  expect(added.factor).toMatchObject({ kind: 'passkey', name: 'Laptop', last_used_at: null });
  expect(added.recovery_codes).toHaveLength(10);
  const headers = await firstStep(app, member);
  expect((await app.send('GET', '/api/login/second-factor', { headers })).body.factors).toEqual(['passkey']);
  const { body: options } = await post('/api/login/second-factor/options', undefined, headers);
  const credential = key.get(options);
  const { status, body } = await post('/api/login/second-factor/passkey', { credential }, headers);
  expect([status, body.user?.id]).toEqual([200, member.id]);
  const [used] = (await app.send('GET', '/api/me/security', { as: body })).body.factors;
  expect(used.last_used_at).not.toBeNull();
});

test('A passkey that checks who uses it signs in alone, once an answer and in the browser that asked', async () => {
  const member = await createMember(app);
  const { key } = await withPasskey(member);
  const asked = await challenge();
  const credential = key.get(asked.options);
  isRefused(await post('/api/login/passkey', { credential }, (await challenge()).headers));
  const { status, body } = await post('/api/login/passkey', { credential }, asked.headers);
  expect([status, body.user?.id]).toEqual([200, member.id]);
  isRefused(await post('/api/login/passkey', { credential }, asked.headers));
});

test('However many passkeys are added at once, a member has ten', async () => {
  const member = await createMember(app);
  const send = (path: string, body?: object) =>
    app.send('POST', `/api/me/security/passkeys${path}`, { as: member, body });
  const asked = Array.from({ length: 12 }, () => send('/options'));
  const added = (await Promise.all(asked)).map(({ body }) =>
    send('', { credential: passkey({ origin }).create(body) }),
  );
  const codes = (await Promise.all(added)).map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'security.too_many_passkeys')).toHaveLength(2);
  expect((await app.send('GET', '/api/me/security', { as: member })).body.factors).toHaveLength(10);
});

test('A cloned passkey with the same counter is refused, also when both answer at the same time', async () => {
  const member = await createMember(app);
  const { key } = await withPasskey(member);
  const asked = [await challenge(), await challenge(), await challenge()] as const;
  const [own, copy, late] = [
    key.get(asked[0].options),
    key.get(asked[1].options, { isCopy: true }),
    key.get(asked[2].options, { isCopy: true }),
  ];
  const answers = await Promise.all([
    post('/api/login/passkey', { credential: own }, asked[0].headers),
    post('/api/login/passkey', { credential: copy }, asked[1].headers),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  isRefused(await post('/api/login/passkey', { credential: late }, asked[2].headers));
});

test('A passkey that does not check who uses it opens nothing without the password', async () => {
  const member = await createMember(app);
  const { key } = await withPasskey(member, { verifies: false });
  const asked = await challenge();
  isRefused(await post('/api/login/passkey', { credential: key.get(asked.options) }, asked.headers));
});

test('A passkey that was asked for within another site’s page is refused, new or known', async () => {
  const member = await createMember(app);
  const { key } = await withPasskey(member);
  const options = await made(app, member, { url: '/api/me/security/passkeys/options' });
  const created = { credential: passkey({ origin }).create(options, { isFramed: true }) };
  isRefused(await app.send('POST', '/api/me/security/passkeys', { as: member, body: created }));
  const asked = await challenge();
  const known = { credential: key.get(asked.options, { isFramed: true }) };
  isRefused(await post('/api/login/passkey', known, asked.headers));
});

test('A passkey of another site, of another member, one that was removed or answers too late is refused', async () => {
  const member = await createMember(app);
  const { key, added } = await withPasskey(member);
  const { key: foreign } = await withPasskey(await createMember(app));
  const headers = await firstStep(app, member);
  const { body: options } = await post('/api/login/second-factor/options', undefined, headers);
  const step = (credential: object) => post('/api/login/second-factor/passkey', { credential }, headers);
  isRefused(await step(foreign.get(options)));
  const phished = passkey({ origin: 'https://stay.example.evil' });
  const begun = await made(app, member, { url: '/api/me/security/passkeys/options' });
  const body = { credential: phished.create(begun) };
  isRefused(await app.send('POST', '/api/me/security/passkeys', { as: member, body }));
  const late = await challenge();
  app.platform.clock.setOffset(11 * 60_000);
  isRefused(await post('/api/login/passkey', { credential: key.get(late.options) }, late.headers));
  app.platform.clock.setOffset(0);
  await app.send('DELETE', `/api/me/security/factors/${added.factor.id}`, { as: member });
  const after = await challenge();
  isRefused(await post('/api/login/passkey', { credential: key.get(after.options) }, after.headers));
});

test('A passkey that is removed while it signs in opens nothing', async () => {
  const member = await createMember(app);
  const { key } = await withPasskey(member);
  const { options, headers } = await challenge();
  const credential = key.get(options);
  const { answer } = await inTransaction(app.platform.db, async (trx) => {
    await lockUser(trx, member.id);
    const answer = post('/api/login/passkey', { credential }, headers);
    await expect.poll(() => waiting(app), { timeout: 30_000 }).toBeGreaterThan(0);
    await trx
      .updateTable('factors')
      .set({ removed_at: app.platform.clock.now() })
      .where('user_id', '=', member.id)
      .execute();
    await deleteSessionsExcept(trx, member.id, null);
    return { answer };
  });
  isRefused(await answer);
});

test('A passkey proves anew who holds the session, and an answer to another session proves nothing', async () => {
  const member = await createMember(app);
  const { key } = await withPasskey(member);
  const asked = await challenge();
  const { body: other } = await post(
    '/api/login/passkey',
    { credential: key.get(asked.options) },
    asked.headers,
  );
  app.platform.clock.setOffset(11 * 60_000);
  const endOthers = () => app.send('DELETE', '/api/me/sessions', { as: member });
  expect((await endOthers()).body.code).toBe('session.proof_needed');
  const options = await made(app, member, { url: '/api/me/proof/passkey' });
  const body = { passkey: key.get(options) };
  isRefused(await app.send('POST', '/api/me/proof', { as: other, body }));
  expect((await app.send('POST', '/api/me/proof', { as: member, body })).status).toBe(200);
  expect((await endOthers()).status).toBe(200);
});
