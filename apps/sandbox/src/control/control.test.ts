import { expect, test } from 'vitest';
import { ask, page } from '../../test/graph.ts';
import { startSandbox, temporaryFolder } from '../../test/start.ts';

const lena = 'business_discovery.username(lena.wanders){id}';

async function control(
  app: Awaited<ReturnType<typeof startSandbox>>['app'],
  payload: Record<string, unknown>,
) {
  return app.inject({ method: 'POST', url: '/control', payload });
}

test('Each fault of the photo network can be switched on and off', async () => {
  const { app, config } = await startSandbox();
  await control(app, { provider: 'instagram', fault: '429' });
  const limited = await ask(app, lena);
  expect([limited.statusCode, limited.json().error.code]).toEqual([403, 4]);
  expect(JSON.parse(String(limited.headers['x-app-usage'])).call_count).toBe(100);
  await control(app, { provider: 'instagram', fault: '500' });
  expect((await ask(app, lena)).json().error).toMatchObject({ code: 2, is_transient: true });
  await control(app, { provider: 'instagram', fault: 'malformed' });
  const broken = await ask(app, lena);
  expect(broken.statusCode).toBe(200);
  expect(() => JSON.parse(broken.body)).toThrow(SyntaxError);
  await control(app, { provider: 'instagram', fault: 'slow' });
  const began = performance.now();
  expect((await ask(app, lena)).statusCode).toBe(200);
  expect(performance.now() - began).toBeGreaterThanOrEqual(config.slowMs - 5);
  await control(app, { provider: 'instagram', fault: 'none' });
  expect((await ask(app, lena)).statusCode).toBe(200);
});

test('A time-out never answers', async () => {
  const sandbox = await startSandbox();
  const { url } = await sandbox.listen();
  await control(sandbox.app, { provider: 'instagram', fault: 'timeout' });
  const waiting = fetch(`${url}/graph.facebook.com/v26.0/1?fields=id`, { signal: AbortSignal.timeout(300) });
  await expect(waiting).rejects.toThrow(/timeout|aborted/i);
  await sandbox.close();
});

test('Latency is added to every answer, by control or by a header of one request', async () => {
  const { app } = await startSandbox();
  await control(app, { provider: 'instagram', latency_ms: 120 });
  let began = performance.now();
  await ask(app, lena);
  expect(performance.now() - began).toBeGreaterThanOrEqual(115);
  await control(app, { provider: 'instagram' });
  began = performance.now();
  await app.inject({
    method: 'GET',
    url: '/graph.facebook.com/v26.0/1',
    headers: { 'x-sandbox-latency-ms': '90' },
  });
  expect(performance.now() - began).toBeGreaterThanOrEqual(85);
});

test('A fault can be set for the next request only', async () => {
  const { app } = await startSandbox();
  await control(app, { provider: 'instagram', fault: '500', times: 1 });
  expect((await ask(app, lena)).statusCode).toBe(500);
  expect((await ask(app, lena)).statusCode).toBe(200);
});

test('Pictures fail with the network', async () => {
  const { app } = await startSandbox();
  await control(app, { provider: 'instagram', fault: '500' });
  expect((await app.inject({ method: 'GET', url: '/cdn/media/abcdefghijk/1.jpg' })).statusCode).toBe(500);
});

test.each([
  [{}],
  [{ provider: 'moon', fault: 'none' }],
  [{ provider: 'instagram', fault: 'sulk' }],
  [{ provider: 'instagram', latency_ms: -1 }],
  [{ provider: 'instagram', latency_ms: 1e9 }],
  [{ provider: 'clock' }],
  [{ provider: 'clock', advance_hours: -2 }],
  [{ provider: 'clock', advance_hours: 'soon' }],
  [{ provider: 'instagram', fault: 'none', unknown: true }],
])('An invalid control request is refused with the reason: %o', async (payload) => {
  const { app } = await startSandbox();
  const response = await control(app, payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors.length).toBeGreaterThan(0);
});

test('Advanced time survives a restart, while posts keep their dates', async () => {
  const stateFolder = temporaryFolder();
  const one = await startSandbox({ stateFolder });
  const before = await page(one.app, { handle: 'lena.wanders', fields: 'timestamp' });
  await control(one.app, { provider: 'clock', advance_hours: 360 });
  await control(one.app, { provider: 'clock', advance_hours: 24 });
  const two = await startSandbox({ stateFolder });
  expect((await two.app.inject('/clock')).json().offset_ms).toBe(384 * 3_600_000);
  expect((await page(two.app, { handle: 'lena.wanders', fields: 'timestamp' })).posts).toEqual(before.posts);
});

test('The request log proves what was called and what was not, without showing secrets', async () => {
  const { app } = await startSandbox();
  await ask(app, lena);
  await app.inject('/cdn/media/abcdefghijk/1.jpg');
  const calls = (await app.inject('/requests.json?provider=instagram')).json();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ provider: 'instagram', method: 'GET', status: 200 });
  expect(calls[0].path).toContain('fields=business_discovery');
  expect(JSON.stringify(calls)).not.toContain('sandbox-token');
  expect((await app.inject('/requests.json?provider=instagram-media')).json()).toHaveLength(1);
  expect((await app.inject('/requests.json?provider=google')).json()).toEqual([]);
  expect((await app.inject('/requests.json?provider=moon')).statusCode).toBe(400);
  await app.inject({ method: 'DELETE', url: '/requests.json' });
  expect((await app.inject('/requests.json')).json()).toEqual([]);
});

test('The log keeps the last 500 requests', async () => {
  const { app } = await startSandbox();
  for (let turn = 0; turn < 510; turn += 1) await app.inject(`/graph.facebook.com/v26.0/${turn}`);
  const calls = (await app.inject('/requests.json?provider=instagram')).json();
  expect([calls.length, calls[0].path]).toEqual([500, '/graph.facebook.com/v26.0/509']);
});

test('The buttons of the page work by form, but not from another site', async () => {
  const { app } = await startSandbox();
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'provider=instagram&fault=500';
  const foreign = { ...form, 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ method: 'POST', url: '/control', headers: foreign, payload })).statusCode).toBe(
    403,
  );
  const response = await app.inject({ method: 'POST', url: '/control', headers: form, payload });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/#controls']);
  expect((await app.inject('/control')).json().providers.instagram.fault).toBe('500');
});
