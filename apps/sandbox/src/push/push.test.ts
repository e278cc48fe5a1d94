import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start.ts';
import { senderOf } from './vapid.ts';

const someKey = () => createECDH('prime256v1').generateKeys('base64url');

async function subscribe() {
  const { app } = await startSandbox();
  const made = await app.inject({ method: 'POST', url: '/push/browsers', payload: { key: someKey() } });
  const { pathname } = new URL(made.json().endpoint);
  const post = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: Buffer.from('nothing that could be read'),
    });
  return { app, pathname, post, subscription: made.json() };
}

test('A browser has a key on the curve, a secret of 16 bytes and a unique endpoint', async () => {
  const { subscription } = await subscribe();
  expect(Buffer.from(subscription.keys.p256dh, 'base64url')).toHaveLength(65);
  expect(Buffer.from(subscription.keys.auth, 'base64url')).toHaveLength(16);
  expect(subscription.endpoint).toMatch(/\/push\/[\w-]{22}$/);
});

test('A message without a signature, or with another sender’s, is refused and not shown', async () => {
  const { app, pathname, post } = await subscribe();
  const form = { ttl: '60', 'content-encoding': 'aes128gcm' };
  expect((await post(form)).statusCode).toBe(401);
  expect((await post({ ...form, authorization: `vapid t=a.b.c, k=${someKey()}` })).statusCode).toBe(403);
  expect((await app.inject(`${pathname}/messages`)).json()).toEqual([]);
});

test('A browser that is gone answers 410, and one that never was 404', async () => {
  const { app, pathname, post } = await subscribe();
  await app.inject({ method: 'DELETE', url: pathname });
  expect((await post({ ttl: '60' })).statusCode).toBe(410);
  expect((await app.inject({ method: 'POST', url: '/push/nobody' })).statusCode).toBe(404);
});

test.each(['', 'Bearer x', 'vapid t=x', `vapid t=a.b.c, k=${'A'.repeat(87)}`])(
  'Nobody has signed with "%s"',
  async (authorization) => {
    expect(await senderOf(authorization, 'https://push.example')).toBeNull();
  },
);
