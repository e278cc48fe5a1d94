import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start.ts';

test('The home page lists handles, people and controls', async () => {
  const { app } = await startSandbox();
  const response = await app.inject('/');
  expect(response.statusCode).toBe(200);
  for (const text of [
    'lena.wanders',
    'endless.scroll',
    'noah@demo.example',
    'staylore-demo',
    '/inbox',
    'advance_hours',
  ]) {
    expect(response.body).toContain(text);
  }
});

test('An unknown page says so and leads back', async () => {
  const { app } = await startSandbox();
  const response = await app.inject('/nowhere');
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('href="/"');
});

test('Requests for a foreign host name are refused', async () => {
  const { app } = await startSandbox();
  const ask = async (host: string) =>
    (await app.inject({ url: '/inbox.json', headers: { host } })).statusCode;
  expect(await ask('rebound.example:3001')).toBe(421);
  for (const host of ['localhost:3001', '127.0.0.1:3001', '[::1]:3001']) expect(await ask(host)).toBe(200);
});
