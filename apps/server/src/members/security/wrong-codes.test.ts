import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstStep, secondStep, setUpApp } from '../../../test/calls/second-factor.ts';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' });
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
