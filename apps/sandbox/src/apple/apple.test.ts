import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRemoteJWKSet, importPKCS8, jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { flatJson } from '../../test/flat.ts';
import { startSandbox, temporaryFolder } from '../../test/start.ts';
import { appleClient } from './accounts.ts';

const CALLBACK = 'http://localhost:3000/auth/apple';

async function connect(stateFolder = temporaryFolder()) {
  const sandbox = await startSandbox({ stateFolder });
  const { url } = await sandbox.listen();
  const issuer = `${url}/appleid.apple.com`;
  const key = await importPKCS8(readFileSync(path.join(stateFolder, 'apple-client.p8'), 'utf8'), 'ES256');
  const secret = (change: Record<string, unknown> = {}, kid: string = appleClient.keyId) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: appleClient.teamId,
      sub: appleClient.clientId,
      aud: 'https://appleid.apple.com',
      iat: now,
      exp: now + 600,
    };
    return new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
  };
  const address = (change: Record<string, string> = {}) => {
    const asked = {
      client_id: appleClient.clientId,
      redirect_uri: CALLBACK,
      response_type: 'code id_token',
      response_mode: 'form_post',
      scope: 'name email',
      state: 's<1>',
      nonce: 'n1',
      ...change,
    };
    return `${issuer}/auth/authorize?${new URLSearchParams(asked)}`;
  };
  const choose = async (form: Record<string, string>, change: Record<string, string> = {}) => {
    const response = await fetch(address(change), {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    const page = await response.text();
    const inputs = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      plain(value),
    ]);
    return { response, page, fields: Object.fromEntries(inputs) as Record<string, string> };
  };
  const redeem = async (form: Record<string, string>) => {
    const full = {
      client_id: appleClient.clientId,
      client_secret: await secret(),
      redirect_uri: CALLBACK,
      grant_type: 'authorization_code',
      ...form,
    };
    const response = await fetch(`${issuer}/auth/token`, { method: 'POST', body: new URLSearchParams(full) });
    return { status: response.status, body: await flatJson(response) };
  };
  const keys = createRemoteJWKSet(new URL(`${issuer}/auth/keys`));
  const read = async (token: string) =>
    (await jwtVerify(token, keys, { issuer, audience: appleClient.clientId })).payload;
  return { ...sandbox, issuer, secret, address, choose, redeem, read };
}

function plain(text = '') {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

test('The first sign-in posts code, id_token, state and the name; the second carries no name', async () => {
  const { choose, read, close } = await connect();
  const first = await choose({ account: 'greta', email: 'share' });
  expect(first.page).toContain(`action="${CALLBACK}"`);
  expect(first.fields['state']).toBe('s<1>');
  expect(JSON.parse(first.fields['user'] ?? '')).toEqual({
    name: { firstName: 'Greta', lastName: 'Sommer' },
    email: 'greta.sommer.sandbox@icloud.com',
  });
  const claims = await read(first.fields['id_token'] ?? '');
  expect(claims).toMatchObject({
    email: 'greta.sommer.sandbox@icloud.com',
    email_verified: true,
    is_private_email: false,
    nonce: 'n1',
    nonce_supported: true,
  });
  expect(claims.sub).toMatch(/^001234\.[0-9a-f]{32}\.0001$/);
  const second = await choose({ account: 'greta', email: 'share' });
  expect(Object.keys(second.fields).sort()).toEqual(['code', 'id_token', 'state']);
  await close();
});

test('After someone stopped using Apple ID the name is sent again, also after a restart', async () => {
  const stateFolder = temporaryFolder();
  const one = await connect(stateFolder);
  await one.choose({ account: 'greta' });
  await one.close();
  const two = await connect(stateFolder);
  expect((await two.choose({ account: 'greta' })).fields['user']).toBeUndefined();
  await two.choose({ forget: 'greta' });
  expect((await two.choose({ account: 'greta' })).fields['user']).toContain('Greta');
  await two.close();
});

test('Hiding the e-mail gives a relay address, and some flags come as text', async () => {
  const { choose, read, close } = await connect();
  const { fields } = await choose({ account: 'jules', email: 'hide' });
  const claims = await read(fields['id_token'] ?? '');
  expect(claims).toMatchObject({ email_verified: 'true', is_private_email: 'true' });
  expect(claims['email']).toMatch(/@privaterelay\.appleid\.com$/);
  const managed = await choose({ account: 'managed', email: 'hide' });
  expect(await read(managed.fields['id_token'] ?? '')).not.toHaveProperty('email');
  await close();
});

test('The code is exchanged once, with a client secret signed by the product', async () => {
  const { choose, redeem, read, close } = await connect();
  const { fields } = await choose({ account: 'greta' });
  const code = fields['code'] ?? '';
  const { status, body } = await redeem({ code });
  expect([status, body['token_type'] ?? '', body['expires_in'] ?? '']).toEqual([200, 'Bearer', '3600']);
  expect((await read(body['id_token'] ?? '')).sub).toBe((await read(fields['id_token'] ?? '')).sub);
  const again = await redeem({ grant_type: 'refresh_token', refresh_token: body['refresh_token'] ?? '' });
  expect(Object.keys(again.body)).not.toContain('refresh_token');
  expect((await redeem({ code })).body).toEqual({
    error: 'invalid_grant',
    error_description: 'The code has already been used.',
  });
  const other = (await choose({ account: 'greta' })).fields['code'] ?? '';
  expect((await redeem({ code: other, redirect_uri: `${CALLBACK}2` })).body['error']).toBe('invalid_grant');
  expect((await redeem({ code: 'c0' })).body['error']).toBe('invalid_grant');
  expect((await redeem({ grant_type: 'password' })).body['error']).toBe('unsupported_grant_type');
  await close();
});

test('A client secret that is foreign, too long-lived or expired is refused', async () => {
  const { redeem, secret, close } = await connect();
  const now = Math.floor(Date.now() / 1000);
  const wrong = [
    await secret({ iss: 'another-team' }),
    await secret({ aud: 'https://example.com' }),
    await secret({ exp: now - 3600, iat: now - 7200 }),
    await secret({ exp: now + 16_000_000 }),
    await secret({}, 'another-key'),
    'no.jwt.at-all',
    '',
  ];
  for (const client_secret of wrong)
    expect((await redeem({ code: 'c', client_secret })).body['error']).toBe('invalid_client');
  await close();
});

test('Revoking ends refresh tokens and the consent', async () => {
  const { issuer, secret, choose, redeem, close } = await connect();
  const { body } = await redeem({ code: (await choose({ account: 'greta' })).fields['code'] ?? '' });
  const form = {
    client_id: appleClient.clientId,
    client_secret: await secret(),
    token: body['refresh_token'] ?? '',
    token_type_hint: 'refresh_token',
  };
  const response = await fetch(`${issuer}/auth/revoke`, { method: 'POST', body: new URLSearchParams(form) });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(
    (await redeem({ grant_type: 'refresh_token', refresh_token: body['refresh_token'] ?? '' })).body,
  ).toEqual({
    error: 'invalid_grant',
  });
  await close();
});

test('Cancelling posts the error; a pop-up gets a message instead of a form', async () => {
  const { choose, close } = await connect();
  expect((await choose({ cancel: '1' })).fields).toEqual({
    error: 'user_cancelled_authorize',
    state: 's<1>',
  });
  const popup = await choose({ account: 'greta' }, { response_mode: 'web_message' });
  expect(popup.page).toContain('"http://localhost:3000"); window.close();');
  expect(popup.page).not.toContain('s<1>');
  await close();
});

test.each([
  [{ response_mode: 'query' }],
  [{ response_mode: 'telepathy' }],
  [{ scope: 'name email shoes' }],
  [{ client_id: 'unknown' }],
  [{ redirect_uri: 'https://evil.example/' }],
  [{ response_type: 'token' }],
])('An invalid request shows an error page and redirects nowhere: %o', async (change) => {
  const { address, close } = await connect();
  expect((await fetch(address(change as Record<string, string>))).status).toBe(400);
  await close();
});
