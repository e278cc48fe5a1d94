import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ SANDBOX: 'off', RATE_LIMITS: 'on' });
});

afterAll(() => app?.close());

test('Where no provider is set up, the site says so', async () => {
  expect((await app.send('GET', '/api/auth/providers')).body).toEqual({ google: false, apple: false });
  const start = await app.send('GET', '/auth/start/google');
  expect(start.headers['location']).toBe('/auth/google?error=sign_in.not_configured');
  const apple = await app.send('GET', '/auth/start/apple');
  expect(apple.headers['location']).toBe('/auth/apple/done?error=sign_in.not_configured');
  const post = await app.send('POST', '/api/register-or-login', { body: { google_id: '1' } });
  expect(post.status).toBe(503);
});

test('Where only one provider is set up, only that one is listed', async () => {
  const one = await startApp({ SANDBOX: 'off', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
  expect((await one.send('GET', '/api/auth/providers')).body).toEqual({ google: true, apple: false });
  await one.close();
});

test('Answers that are posted in Apple’s name are limited by address', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answers = new Set<string | undefined>();
  // Twice the limit, should its time end in between.
  for (let count = 0; count <= 120; count += 1)
    answers.add(
      (await app.send('POST', '/auth/apple', { headers, body: 'id_token=a.b.c' })).headers['location'],
    );
  expect([...answers]).toContain('/auth/apple/done?error=request.too_many');
});
