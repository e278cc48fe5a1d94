import { codesPerAccount } from '@staylore/contract/members/security';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstStep, pendingOf, secondStep, setUpApp } from '../../../test/calls/second-factor.ts';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { hashPassword } from '../accounts/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});

afterAll(() => app?.close());

test('After five wrong codes not even the right one is let in for a while, in another sign-in neither', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  const headers = await firstStep(app, member);
  for (let count = 0; count < 5; count += 1) await secondStep(app, headers, shown.code(20 + count));
  const right = await secondStep(app, headers, shown.code(1));
  expect([right.status, right.body.code]).toEqual([429, 'security.too_many_codes']);
  expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
  expect((await secondStep(app, await firstStep(app, member), shown.code(1))).status).toBe(429);
});

test('In a session ten wrong codes end the tries to prove who holds it', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  const prove = (code: string) => app.send('POST', '/api/me/proof', { as: member, body: { code } });
  for (let count = 0; count < 10; count += 1) await prove(shown.code(20 + count));
  expect((await prove(shown.code(1))).body.code).toBe('security.too_many_codes');
});

test('In a session a hundred wrong codes a month are the most too; a recovery code still proves, and ends the wait', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  const prove = async (code: string) =>
    (await app.send('POST', '/api/me/proof', { as: member, body: { code } })).body.code ?? 'proven';
  /** As after some days without a try. */
  const waitDays = () =>
    sql`delete from rate_limits where key not like ${`%:${codesPerAccount.seconds}:%`}`.execute(
      app.platform.db,
    );
  for (let tried = 0; tried < codesPerAccount.requests; tried += 10) {
    const steps = Array.from({ length: 10 }, (_, index) => 20 + tried + index);
    const wrong = await Promise.all(steps.map((step) => prove(shown.code(step))));
    expect(wrong).toEqual(Array(10).fill('security.wrong_code'));
    await waitDays();
  }
  expect(await prove(shown.code(1))).toBe('security.too_many_codes');
  expect(await prove(shown.recoveryCodes[0] ?? '')).toBe('proven');
  expect(await prove(shown.code(1))).toBe('proven');
});

test('New passwords do not buy wrong codes without end: after a hundred the right one is not let in either', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  let networks = 0;
  const elsewhere = () => {
    networks += 1;
    return { 'x-forwarded-for': `198.51.100.${networks}` };
  };
  const underNewPassword = async (codes: string[]) => {
    const password_hash = await hashPassword(member.password);
    await app.platform.db.updateTable('users').set({ password_hash }).where('id', '=', member.id).execute();
    const from = elsewhere();
    const { email, password } = member;
    const headers = {
      ...from,
      ...pendingOf(await app.send('POST', '/api/login', { headers: from, body: { email, password } })),
    };
    return Promise.all(codes.map((code) => secondStep(app, headers, code)));
  };
  for (let tried = 0; tried < codesPerAccount.requests; tried += 5) {
    const wrong = await underNewPassword([0, 1, 2, 3, 4].map((step) => shown.code(20 + tried + step)));
    expect(wrong.map(({ body }) => body.code)).toEqual(Array(5).fill('security.wrong_code'));
  }
  const [right] = await underNewPassword([shown.code(1)]);
  expect([right?.status, right?.body.code]).toEqual([429, 'security.too_many_codes']);
  expect(right?.body.detail).toContain('30 days');
  const [recovered] = await underNewPassword(shown.recoveryCodes.slice(0, 1));
  expect(recovered?.status).toBe(200);
});

test('After too many wrong codes a recovery code signs in and unlocks the app; wrong recovery codes count too', async () => {
  const member = await createMember(app);
  const shown = await setUpApp(app, member);
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const stepped = async (code: string) =>
    secondStep(app, { ...from, ...(await firstStep(app, member)) }, code);
  const headers = { ...from, ...(await firstStep(app, member)) };
  for (let count = 0; count < 5; count += 1) await secondStep(app, headers, shown.code(20 + count));
  expect((await stepped(shown.code(1))).body.code).toBe('security.too_many_codes');
  const [first = '', second = ''] = shown.recoveryCodes;
  expect((await stepped(first)).status).toBe(200);
  expect((await stepped(shown.code(1))).status).toBe(200);
  for (let count = 0; count < 5; count += 1)
    expect((await stepped(`aaaa-bbbb-ccc${count}`)).body.code).toBe('security.wrong_code');
  expect((await stepped(second)).body.code).toBe('security.too_many_codes');
});
