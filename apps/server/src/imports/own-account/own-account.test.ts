import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { buildApp } from '../../app.ts';
import { createLog } from '../../platform/log/index.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  const port = Number(new URL(sandbox.url).port);
  app = await startApp({ ...sandbox.env, PUBLIC_URL: `http://127.0.0.1:${port + 2}` });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const cookieOf = (member: TestMember) => ({ cookie: `staylore_session=${member.token}` });
const browse = (member: TestMember, url: string) => app.send('GET', url, { headers: cookieOf(member) });
const locationOf = (answer: { headers: Record<string, string> }) => answer.headers['location'] ?? '';

/** Sets out for the network; answers its page. */
async function setOut(member: TestMember, purpose: string, language = 'en'): Promise<URL> {
  const answer = await browse(member, `/api/instagram/connect?purpose=${purpose}&language=${language}`);
  expect(answer.status).toBe(302);
  return new URL(locationOf(answer));
}

/** What a person chooses there; returns path and query of the redirect back. */
async function choose(authorize: URL, account: string): Promise<string> {
  const answer = await fetch(authorize, {
    method: 'POST',
    body: new URLSearchParams(account === '' ? { deny: '1' } : { account }),
    redirect: 'manual',
  });
  const back = new URL(answer.headers.get('location') ?? '');
  return back.pathname + back.search;
}

async function connect(member: TestMember, account: string, purpose = 'import'): Promise<string> {
  return locationOf(await browse(member, await choose(await setOut(member, purpose), account)));
}

test('A member connects an account, and answers contain its handle, never a token', async () => {
  const member = await createMember(app);
  const status = () => app.send('GET', '/api/instagram/account', { as: member });
  expect((await status()).body).toEqual({ available: true, account: null });
  expect(await connect(member, 'alpen.anna')).toBe('/en/insta?instagram=connected');
  const { body } = await status();
  expect(body.account.handle).toBe('alpen.anna');
  expect(Object.keys(body.account).sort()).toEqual(['connected_at', 'expires_at', 'handle']);
  const row = await app.platform.db.selectFrom('instagram_accounts').selectAll().executeTakeFirstOrThrow();
  expect(row.sealed_token.toString('latin1')).not.toContain('IGAA');
  expect((await app.send('DELETE', '/api/instagram/account', { as: member })).status).toBe(200);
  expect((await app.send('DELETE', '/api/instagram/account', { as: member })).body.code).toBe(
    'instagram.not_connected',
  );
});

test('The log names who connected an account or failed to, with the request id, and no code or token', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const logged = await buildApp({ platform: { ...app.platform, log } });
  const member = await createMember(app);
  const back = await choose(await setOut(member, 'import'), 'alpen.anna');
  const come = (url: string) => logged.http.inject({ url, headers: cookieOf(member) });
  await come(back);
  await come(back);
  await come(await choose(await setOut(member, 'import'), ''));
  const told = lines.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined);
  expect(told.map(({ security, member: who, outcome }) => [security, who, outcome])).toEqual([
    ['connection', member.id, 'done'],
    ['connection', member.id, 'instagram.expired'],
    ['connection', member.id, 'instagram.denied'],
  ]);
  expect(told.every(({ request }) => typeof request === 'string' && request !== '')).toBe(true);
  const { searchParams } = new URL(back, 'http://x');
  for (const secret of [searchParams.get('code'), searchParams.get('state'), member.token, 'IGAA'])
    expect(lines.join()).not.toContain(secret);
  await logged.http.close();
});

test('Sign-in requests the network’s basic scope of its current API, and returns to ours', async () => {
  const { searchParams } = await setOut(await createMember(app), 'import');
  expect(searchParams.get('scope')).toBe('instagram_business_basic');
  expect(searchParams.get('response_type')).toBe('code');
  expect(searchParams.get('redirect_uri')).toMatch(/\/api\/instagram\/callback$/);
});

test('A member who declines at the network returns with a message', async () => {
  const member = await createMember(app);
  const back = await choose(await setOut(member, 'claim', 'de'), '');
  expect(locationOf(await browse(member, back))).toBe('/de/settings/claim?instagram=denied');
});

test('A return address works once, for the member who started, within ten minutes', async () => {
  const [member, victim] = [await createMember(app), await createMember(app)];
  const back = await choose(await setOut(member, 'import'), 'alpen.anna');
  const stolen = await browse(victim, back);
  expect(locationOf(stolen)).toBe('/en/insta?instagram=expired');
  expect((await app.send('GET', '/api/instagram/account', { as: victim })).body.account).toBeNull();
  expect(locationOf(await browse(member, back))).toBe('/en/insta?instagram=connected');
  expect(locationOf(await browse(member, back))).toBe('/en/insta?instagram=expired');
  expect(locationOf(await browse(member, '/api/instagram/callback?code=x&state=made-up'))).toContain(
    'expired',
  );
  const forged = new URL(await setOut(member, 'import')).searchParams.get('state');
  const refused = await browse(member, `/api/instagram/callback?code=nonsense&state=${forged}`);
  expect(locationOf(refused)).toBe('/en/insta?instagram=refused');
});

test('Visitors sign in before they connect an account', async () => {
  const answer = await app.send('GET', '/api/instagram/connect?purpose=post&language=de');
  expect(locationOf(answer)).toBe(
    `/de/login?next=${encodeURIComponent('/api/instagram/connect?purpose=post&language=de')}`,
  );
});

test('A network that is down or rate-limits is distinguished from a refusal', async () => {
  const member = await createMember(app);
  for (const [fault, trouble] of [
    ['500', 'unreachable'],
    ['429', 'rate_limited'],
    ['malformed', 'unreachable'],
  ] as const) {
    const back = await choose(await setOut(member, 'import'), 'alpen.anna');
    await sandbox.control({ provider: 'instagram', fault });
    const answer = await browse(member, back);
    await sandbox.control({ provider: 'instagram', fault: 'none' });
    expect(locationOf(answer)).toBe(`/en/insta?instagram=${trouble}`);
  }
});

test('The way to the post form carries a code of ours that opens the picker once', async () => {
  const [member, other] = [await createMember(app), await createMember(app)];
  const page = await connect(member, 'lena.wanders', 'post');
  const code = new URL(page, 'http://x').searchParams.get('access_token') ?? '';
  expect(page).toMatch(/^\/en\/post-form\?access_token=[\w-]{43}$/);
  const redeem = (as: TestMember, access_token: string) =>
    app.send('POST', '/api/instagram/account/redeem', { as, body: { access_token } });
  expect((await redeem(other, code)).body.code).toBe('instagram.code_used');
  expect((await redeem(member, code)).body).toEqual({ handle: 'lena.wanders' });
  expect((await redeem(member, code)).status).toBe(410);
  expect((await redeem(member, '')).status).toBe(400);
});

test('Own posts are listed to the end, each once, with pictures that can be fetched through us', async () => {
  const member = await createMember(app);
  await connect(member, 'long.30');
  const ids: string[] = [];
  let next = '/api/instagram/media';
  for (let pages = 0; pages < 10 && next !== ''; pages += 1) {
    const { status, body, headers } = await app.send('GET', next, { as: member });
    expect(status).toBe(200);
    for (const item of body) {
      expect(Object.keys(item).sort()).toEqual(['caption', 'id', 'media_type', 'media_url']);
      expect(item.caption).not.toBe('undefined');
    }
    ids.push(...body.map((item: { id: string }) => item.id));
    next = /<([^>]+)>/.exec(headers['link'] ?? '')?.[1] ?? '';
    if (next !== '') next = new URL(next, 'http://x').pathname + new URL(next, 'http://x').search;
  }
  expect(ids).toHaveLength(30);
  expect(new Set(ids).size).toBe(30);
  const file = await app.send('GET', `/api/instagram/media/${ids[0]}/file`, { as: member });
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ]);
  expect(file.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  const foreign = await app.send('GET', '/api/instagram/media/17800000000000000/file', { as: member });
  expect([foreign.status, foreign.body.code]).toEqual([404, 'posts.not_found']);
});

test('All posts of a member’s own account are scanned like any handle, and the stays can be saved', async () => {
  const member = await createMember(app);
  await connect(member, 'nomad.jules');
  const posts: { postId: string }[] = [];
  let pagination: string | null = '';
  while (pagination !== null) {
    const query = pagination === '' ? '' : `?pagination=${encodeURIComponent(pagination)}`;
    const { body } = await app.send('GET', `/api/instagram/account/scan${query}`, { as: member });
    expect(body.success).toBe(true);
    posts.push(...body.posts);
    pagination = body.pagination;
  }
  expect(posts.length).toBeGreaterThan(5);
  const bundle = { posts, handle: 'nomad.jules', location: 'nolocation', user_id: member.id };
  const saved = await app.send('POST', '/api/instagram/save', { as: member, body: bundle });
  expect(saved.body).toMatchObject({ success: true, saved_count: posts.length });
});

test('Signing in with the network proves that a handle is the member’s own, without a code', async () => {
  const [member, late] = [await createMember(app), await createMember(app)];
  expect(await connect(member, 'quiet.reader', 'claim')).toBe('/en/settings/claim?instagram=connected');
  const [claim] = (await app.send('GET', '/api/claims', { as: member })).body;
  expect(claim).toMatchObject({ handle: 'quiet.reader', confirmed: true });
  expect(await connect(late, 'quiet.reader', 'claim')).toBe('/en/settings/claim?instagram=handle_taken');
  expect((await app.send('GET', '/api/instagram/account', { as: late })).body.account).toBeNull();
});

test('Signing in with the network takes over a handle that was proven with another account, and nobody takes it back without that account', async () => {
  const [former, next] = [await createMember(app), await createMember(app)];
  const handle = 'nomad.jules';
  const outcomes = { done: 'instagram=connected', taken: 'instagram=handle_taken' };
  const claim = async (as: TestMember) => (await connect(as, handle, 'claim')).split('?')[1];
  const confirmed = async (as: TestMember) =>
    (await app.send('GET', '/api/claims', { as })).body.map(
      ({ confirmed: yes }: { confirmed: boolean }) => yes,
    );
  expect(await claim(former)).toBe(outcomes.done);
  const { db } = app.platform;
  await db.updateTable('claimed_handles').set({ network_id: '1' }).where('user_id', '=', former.id).execute();
  expect(await claim(next)).toBe(outcomes.done);
  expect([await confirmed(former), await confirmed(next)]).toEqual([[], [true]]);
  expect(await claim(former)).toBe(outcomes.taken);
  expect(await confirmed(next)).toEqual([true]);
});

test('Signing in again stores the account with a claim from before accounts were stored', async () => {
  const member = await createMember(app);
  const stored = async () => {
    const { db } = app.platform;
    const rows = db.selectFrom('claimed_handles').select('network_id').where('user_id', '=', member.id);
    return (await rows.executeTakeFirst())?.network_id;
  };
  await connect(member, 'alpen.anna', 'claim');
  const id = await stored();
  expect(id).toMatch(/^\d+$/);
  await app.platform.db
    .updateTable('claimed_handles')
    .set({ network_id: null })
    .where('user_id', '=', member.id)
    .execute();
  await connect(member, 'alpen.anna', 'claim');
  expect(await stored()).toBe(id);
});

test('A connection is renewed in time, and an expired one asks to connect again', async () => {
  const member = await createMember(app);
  await connect(member, 'alpen.anna');
  const ask = () => app.send('GET', '/api/instagram/media', { as: member });
  const row = () =>
    app.platform.db
      .selectFrom('instagram_accounts')
      .selectAll()
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow();
  const first = await row();
  await sandbox.control({ provider: 'clock', advance_hours: 40 * 24 });
  await app.platform.db
    .updateTable('instagram_accounts')
    .set({
      issued_at: new Date(first.issued_at.getTime() - 40 * 86_400_000),
      expires_at: new Date(first.expires_at.getTime() - 40 * 86_400_000),
    })
    .where('user_id', '=', member.id)
    .execute();
  expect((await ask()).status).toBe(200);
  const renewed = await row();
  expect(renewed.sealed_token.equals(first.sealed_token)).toBe(false);
  expect(renewed.expires_at.getTime()).toBeGreaterThan(Date.now() + 50 * 86_400_000);
  await app.platform.db
    .updateTable('instagram_accounts')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', member.id)
    .execute();
  expect((await ask()).body.code).toBe('instagram.connection_expired');
});

test('Without a connected account, and for visitors, there are no pictures to choose from', async () => {
  const member = await createMember(app);
  for (const path of ['media', 'media/123/file', 'account/scan'])
    expect((await app.send('GET', `/api/instagram/${path}`, { as: member })).body.code).toBe(
      'instagram.not_connected',
    );
  expect((await app.send('GET', '/api/instagram/media')).status).toBe(401);
});
