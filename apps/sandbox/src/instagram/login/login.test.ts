import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startSandbox, temporaryFolder } from '../../../test/start.ts';
import { shareCode } from '../links/share-links.ts';

const CALLBACK = 'http://localhost:3000/auth/instagram';
const APP = { client_id: 'sandbox-instagram-app-id', client_secret: 'sandbox-instagram-app-secret' };

function authorizeUrl(change: Record<string, string> = {}): string {
  const asked = {
    client_id: APP.client_id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'instagram_business_basic',
    state: 'st',
    ...change,
  };
  return `/www.instagram.com/oauth/authorize?${new URLSearchParams(asked)}`;
}

function post(app: FastifyInstance, url: string, form: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() });
}

async function codeFor(app: FastifyInstance, account: string): Promise<string> {
  const back = String((await post(app, authorizeUrl(), { account })).headers.location);
  expect(back).toMatch(/^http:\/\/localhost:3000\/auth\/instagram\?code=AQ[\w-]+&state=st#_$/);
  return new URL(back).searchParams.get('code') ?? '';
}

function redeem(app: FastifyInstance, code: string, change: Record<string, string> = {}) {
  const form = { ...APP, grant_type: 'authorization_code', redirect_uri: CALLBACK, code, ...change };
  return post(app, '/api.instagram.com/oauth/access_token', form);
}

async function shortToken(app: FastifyInstance, account = 'nomad.jules'): Promise<string> {
  return (await redeem(app, await codeFor(app, account))).json().access_token;
}

const get = (app: FastifyInstance, path: string, query: Record<string, string>) =>
  app.inject({ url: `/graph.instagram.com${path}`, query });

test('A member chooses an account and the code becomes a token, once', async () => {
  const { app } = await startSandbox();
  const page = await app.inject(authorizeUrl());
  expect(page.body).toContain('lena.wanders');
  const code = await codeFor(app, 'lena.wanders');
  const answer = await redeem(app, `${code}#_`);
  expect(answer.json()).toMatchObject({
    access_token: expect.stringMatching(/^IGAA/),
    permissions: ['instagram_business_basic'],
  });
  expect(answer.body).toMatch(/"user_id":\d{17},/);
  expect((await redeem(app, code)).json()).toEqual({
    error_type: 'OAuthException',
    code: 400,
    error_message: 'Matching code was not found or was already used',
  });
});

test('The documented shape can be switched on', async () => {
  const { app } = await startSandbox();
  await app.inject({ method: 'POST', url: '/control', payload: { provider: 'instagram', shape: 'list' } });
  const [entry] = (await redeem(app, await codeFor(app, 'lena.wanders'))).json().data;
  expect(entry).toMatchObject({
    user_id: expect.stringMatching(/^\d{17}$/),
    permissions: 'instagram_business_basic',
  });
  const me = await get(app, '/v26.0/me', { fields: 'username', access_token: entry.access_token });
  expect(me.json().data[0]).toMatchObject({ username: 'lena.wanders' });
});

test('Declining redirects back with the reason; a personal account cannot be connected', async () => {
  const { app } = await startSandbox();
  const back = new URL(String((await post(app, authorizeUrl(), { deny: '1' })).headers.location));
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: 'access_denied',
    error_reason: 'user_denied',
    state: 'st',
  });
  expect((await post(app, authorizeUrl(), { account: 'personal.friend' })).statusCode).toBe(400);
});

test.each([
  [{ client_id: 'x' }],
  [{ redirect_uri: 'https://evil.example/' }],
  [{ response_type: 'token' }],
  [{ scope: 'business_basic' }],
])('An invalid authorisation request shows an error page and redirects nowhere: %o', async (change) => {
  const { app } = await startSandbox();
  expect((await app.inject(authorizeUrl(change as Record<string, string>))).statusCode).toBe(400);
});

test.each([
  [{ client_secret: 'x' }],
  [{ client_id: 'x' }],
  [{ redirect_uri: `${CALLBACK}/` }],
  [{ grant_type: 'password' }],
  [{ code: '' }],
])('A wrong exchange is refused with a flat error: %o', async (change) => {
  const { app } = await startSandbox();
  const answer = await redeem(app, await codeFor(app, 'lena.wanders'), change as Record<string, string>);
  expect([answer.statusCode, answer.json().error_type]).toEqual([400, 'OAuthException']);
});

test('A short-lived token is exchanged for a long-lived one, which can be refreshed after a day', async () => {
  const { app } = await startSandbox();
  const short = await shortToken(app);
  const trade = { grant_type: 'ig_exchange_token', client_secret: APP.client_secret };
  const long = (await get(app, '/access_token', { ...trade, access_token: short })).json();
  expect(long).toEqual({
    access_token: expect.stringMatching(/^IGAA/),
    token_type: 'bearer',
    expires_in: 5_184_000,
  });
  const refresh = () =>
    get(app, '/refresh_access_token', { grant_type: 'ig_refresh_token', access_token: long.access_token });
  expect((await refresh()).json().error.code).toBe(100);
  await app.inject({ method: 'POST', url: '/control', payload: { provider: 'clock', advance_hours: 25 } });
  expect((await refresh()).json()).toMatchObject({ token_type: 'bearer' });
  expect((await get(app, '/v26.0/me', { access_token: short })).json().error).toMatchObject({
    code: 190,
    error_subcode: 463,
  });
});

test('The profile is read by its fields', async () => {
  const { app } = await startSandbox();
  const access_token = await shortToken(app);
  const fields = 'user_id,username,account_type,media_count';
  const me = (await get(app, '/v26.0/me', { fields, access_token })).json();
  expect(me).toEqual({
    id: me.user_id,
    user_id: me.user_id,
    username: 'nomad.jules',
    account_type: 'MEDIA_CREATOR',
    media_count: expect.any(Number),
  });
  expect((await get(app, '/v26.0/me', { fields: 'shoes', access_token })).json().error.code).toBe(100);
  for (const wrong of [{}, { access_token: 'IGAAx' }]) {
    expect((await get(app, '/v26.0/me', wrong)).json().error.code).toBe(190);
  }
});

test('The list holds ids only unless fields are asked for; `next` leads through all of it', async () => {
  const { app } = await startSandbox();
  const access_token = await shortToken(app, 'long.60');
  const first = (await get(app, '/v26.0/me/media', { access_token })).json();
  expect(first.data).toHaveLength(25);
  expect(Object.keys(first.data[0])).toEqual(['id']);
  const ids = first.data.map((entry: { id: string }) => entry.id);
  let next: string | undefined = first.paging.next;
  while (next) {
    expect(next).toContain('access_token=');
    const { pathname, search } = new URL(next);
    const page = (await app.inject(pathname + search)).json();
    ids.push(...page.data.map((entry: { id: string }) => entry.id));
    next = page.paging.next;
  }
  expect(new Set(ids).size).toBe(60);
  const full = (
    await get(app, '/v26.0/me/media', { access_token, fields: 'caption,permalink', limit: '2' })
  ).json();
  expect(full.data[0]).toMatchObject({ permalink: expect.any(String) });
  expect((await get(app, '/v26.0/me/media', { access_token, limit: 'x' })).json().error.code).toBe(100);
});

test('A single post and its children are read by id, those of others are not', async () => {
  const { app } = await startSandbox();
  const access_token = await shortToken(app, 'lena.wanders');
  const fields = 'media_type,shortcode';
  const { data } = (await get(app, '/v26.0/me/media', { access_token, fields })).json();
  const carousel = data.find((entry: { media_type: string }) => entry.media_type === 'CAROUSEL_ALBUM');
  const detail = await get(app, `/v26.0/${carousel.id}`, { access_token, fields: 'username,shortcode' });
  expect(detail.json()).toEqual({ id: carousel.id, username: 'lena.wanders', shortcode: carousel.shortcode });
  const children = await get(app, `/v26.0/${carousel.id}/children`, { access_token, fields: 'media_url' });
  expect(children.json().data.length).toBeGreaterThan(1);
  const other = await shortToken(app, 'long.10');
  expect((await get(app, `/v26.0/${carousel.id}`, { access_token: other })).json().error.error_subcode).toBe(
    33,
  );
});

test('Tokens outlive a restart', async () => {
  const stateFolder = temporaryFolder();
  const access_token = await shortToken((await startSandbox({ stateFolder })).app);
  const { app } = await startSandbox({ stateFolder });
  expect((await get(app, '/v26.0/me', { access_token })).statusCode).toBe(200);
});

test('A shared link leads to its post', async () => {
  const { app } = await startSandbox();
  const access_token = await shortToken(app, 'lena.wanders');
  const { data } = (
    await get(app, '/v26.0/me/media', { access_token, fields: 'permalink,shortcode' })
  ).json();
  for (const path of ['/share/', '/share/p/', '/share/reel/']) {
    const answer = await app.inject(`/www.instagram.com${path}${shareCode(data[0].shortcode)}/`);
    expect(answer.statusCode).toBe(302);
    expect(String(answer.headers.location).startsWith(data[0].permalink)).toBe(true);
  }
  const unknown = await app.inject('/www.instagram.com/share/p/BAnonsense');
  expect(unknown.headers.location).toContain('/accounts/login/');
});
