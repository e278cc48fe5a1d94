import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

const secret = 'sandbox-instagram-app-secret';
const day = 24 * 60 * 60;

let publicServer: Server;
let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  // The photo network reaches the product under an address that is known before the product has a port.
  publicServer = createServer(async (request, response) => {
    const { 'content-type': type = '' } = request.headers;
    const asked = { body: await text(request), headers: { 'content-type': type } };
    const answer = await app.send('POST', request.url ?? '/', asked);
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => publicServer.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(publicServer.address() as AddressInfo).port}`;
  sandbox = await startSandbox(origin);
  app = await startApp({ ...sandbox.env, PUBLIC_URL: origin });
});

afterEach(() => app.platform.clock.setOffset(0));

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
  publicServer?.close();
});

async function connect(member: TestMember, account: string): Promise<void> {
  const headers = { cookie: `staylore_session=${member.token}` };
  const out = await app.send('GET', '/api/instagram/connect?purpose=claim&language=en', { headers });
  const chosen = await fetch(out.headers['location'] ?? '', {
    method: 'POST',
    body: new URLSearchParams({ account }),
    redirect: 'manual',
  });
  const back = new URL(chosen.headers.get('location') ?? '');
  const done = await app.send('GET', back.pathname + back.search, { headers });
  expect(done.headers['location']).toBe('/en/settings/claim?instagram=connected');
}

/** What a person asks of this site at the network, and what the network was answered. */
async function askAtNetwork(account: string, ask: 'remove' | 'delete') {
  const answer = await fetch(`${sandbox.url}/www.instagram.com/accounts/manage_access`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ account, ask }),
  });
  const { status, answer: said } = (await answer.json()) as { status: number; answer: string };
  return { status, body: JSON.parse(said) };
}

const handleOf = async (member: TestMember) =>
  (await app.send('GET', '/api/instagram/account', { as: member })).body.account?.handle ?? null;

const seconds = () => Math.floor(app.platform.clock.now().getTime() / 1000);

function signed(content: string, by = secret): string {
  const payload = Buffer.from(content).toString('base64url');
  return `${createHmac('sha256', by).update(payload).digest('base64url')}.${payload}`;
}

const about = (networkId: string, issuedAt: number) =>
  `{"algorithm":"HMAC-SHA256","issued_at":${issuedAt},"user_id":"${networkId}"}`;

const tell = (what: 'deauthorize' | 'data-deletion', signedRequest: string) =>
  app.send('POST', `/api/instagram/${what}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ signed_request: signedRequest }).toString(),
  });

async function networkIdsOf({ id }: TestMember): Promise<string[]> {
  const { network_ids } = await app.platform.db
    .selectFrom('instagram_accounts')
    .select('network_ids')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return network_ids;
}

/** Scans the own account, saves the first stay and puts the others up for review. */
async function importSome(member: TestMember, handle: string): Promise<void> {
  const { body } = await app.send('GET', '/api/instagram/account/scan', { as: member });
  const [first, ...others] = body.posts as { postId: string }[];
  const bundle = { posts: [first], handle, location: 'nolocation', user_id: member.id };
  const saved = await app.send('POST', '/api/instagram/save', { as: member, body: bundle });
  expect(saved.body).toMatchObject({ success: true, saved_count: 1 });
  const posts = others.map(({ postId }) => postId);
  const review = await app.send('POST', '/api/imports/scan', {
    as: member,
    body: { source: 'account', handle, posts },
  });
  expect(review.status).toBe(200);
}

/** Rows that hold what was read from an account and belongs to nobody's stay. */
async function heldOf(handle: string) {
  const { db } = app.platform;
  const posts = await db.selectFrom('network_posts').select('id').where('handle', '=', handle).execute();
  const pages = await db
    .selectFrom('scanned_pages')
    .select('cursor')
    .where('handle', 'like', `%${handle}`)
    .execute();
  const items = await db
    .selectFrom('import_items')
    .innerJoin('imports', 'imports.id', 'import_items.import_id')
    .select('import_items.id')
    .where('imports.handle', '=', handle)
    .execute();
  return { posts: posts.length, pages: pages.length, items: items.length };
}

const stayCount = async (member: TestMember) =>
  (await app.send('GET', `/api/user/${member.id}/posts/0`, { as: member })).body.length;

test('Revoking access at the photo network disconnects the member; saved stays and the review remain', async () => {
  const member = await createMember(app);
  await connect(member, 'long.31');
  await importSome(member, 'long.31');
  const before = await heldOf('long.31');
  expect(before.items).toBeGreaterThan(0);
  expect(await askAtNetwork('long.31', 'remove')).toEqual({ status: 200, body: {} });
  expect(await handleOf(member)).toBeNull();
  expect(await stayCount(member)).toBe(1);
  expect(await heldOf('long.31')).toEqual(before);
});

test('A deletion request from the photo network erases its data except saved stays, and its code shows so', async () => {
  const [member, other] = [await createMember(app), await createMember(app)];
  await connect(member, 'long.32');
  await connect(other, 'long.33');
  await importSome(member, 'long.32');
  const { status, body } = await askAtNetwork('long.32', 'delete');
  expect(status).toBe(200);
  expect(body.confirmation_code).toMatch(/^[0-9a-f]{32}$/);
  expect(body.url).toMatch(new RegExp(`/(en|de)/data-deletion/${body.confirmation_code}$`));
  expect(await handleOf(member)).toBeNull();
  expect(await heldOf('long.32')).toEqual({ posts: 0, pages: 0, items: 0 });
  expect(await stayCount(member)).toBe(1);
  expect((await app.send('GET', '/api/claims', { as: member })).body).toMatchObject([
    { handle: 'long.32', confirmed: true, rescan: false },
  ]);
  expect(await handleOf(other)).toBe('long.33');
  const look = (code: string) => app.send('GET', `/api/instagram/data-deletion/${code}`);
  expect((await look(body.confirmation_code)).body).toEqual({ found: true, deleted_at: expect.any(String) });
  const unknown = await look('0'.repeat(24));
  expect([unknown.status, unknown.body.code]).toEqual([404, 'instagram.unknown_code']);
});

test('Nothing is deleted for an account that is not connected, and the code says so', async () => {
  const { status, body } = await askAtNetwork('long.34', 'delete');
  expect(status).toBe(200);
  const told = await app.send('GET', `/api/instagram/data-deletion/${body.confirmation_code}`);
  expect(told.body.found).toBe(false);
});

test('A repeated request gets the same answer, also concurrently, and ends no later connection', async () => {
  const member = await createMember(app);
  await connect(member, 'long.35');
  const [networkId = ''] = await networkIdsOf(member);
  const request = signed(about(networkId, seconds()));
  const answers = await Promise.all(Array.from({ length: 4 }, () => tell('data-deletion', request)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.confirmation_code)).size).toBe(1);
  await connect(member, 'long.35');
  await tell('data-deletion', request);
  expect(await handleOf(member)).toBe('long.35');
  const told = await app.send('GET', `/api/instagram/data-deletion/${answers[0]?.body.confirmation_code}`);
  expect(told.body.found).toBe(true);
});

test('A request with its signature in another encoding counts as the same request and ends no later connection', async () => {
  const member = await createMember(app);
  await connect(member, 'long.39');
  const [networkId = ''] = await networkIdsOf(member);
  const request = signed(about(networkId, seconds()));
  const first = await tell('data-deletion', request);
  await connect(member, 'long.39');
  const copies = spellingsOf(request);
  expect(copies.length).toBeGreaterThan(1);
  for (const copy of copies) {
    const answer = await tell('data-deletion', copy);
    expect([answer.status, answer.body]).toEqual([200, first.body]);
  }
  expect(await handleOf(member)).toBe('long.39');
  await app.send('DELETE', '/api/claims/long.39', { as: member });
});

/**
 * The base64url spellings of a signature that stand for the same bytes: its last letter has two bits to spare, and padding may be left out.
 */
function spellingsOf(request: string): string[] {
  const [signature = '', payload] = request.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return [...letters]
    .map((letter) => signature.slice(0, -1) + letter)
    .filter((one) => Buffer.from(one, 'base64url').equals(bytes))
    .flatMap((one) => [`${one}.${payload}`, `${one}=.${payload}`]);
}

test('Any of the network’s ids identifies exactly one account, even ids that are equal as floating-point numbers', async () => {
  const [member, neighbour] = [await createMember(app), await createMember(app)];
  await connect(member, 'long.36');
  const ids = await networkIdsOf(member);
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) expect(BigInt(id)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  for (const id of ids) {
    await connect(neighbour, 'long.37');
    await app.platform.db
      .updateTable('instagram_accounts')
      .set({ network_ids: [String(BigInt(id) + 1n)] })
      .where('user_id', '=', neighbour.id)
      .execute();
    await connect(member, 'long.36');
    // As a number, which is how the network writes some of its ids.
    const bare = about(id, seconds()).replace(`"${id}"`, id);
    expect((await tell('deauthorize', signed(bare))).status).toBe(200);
    expect(await handleOf(member)).toBeNull();
    expect(await handleOf(neighbour)).toBe('long.37');
  }
});

test.each([
  ['another secret', (id: string) => signed(about(id, seconds()), 'not-the-secret')],
  ['another algorithm', (id: string) => signed(about(id, seconds()).replace('HMAC-SHA256', 'none'))],
  ['no signature', (id: string) => `.${signed(about(id, seconds())).split('.')[1]}`],
  ['a changed payload', (id: string) => `${signed(about(id, seconds()))}A`],
  ['yesterday', (id: string) => signed(about(id, seconds() - day - 60))],
  ['tomorrow', (id: string) => signed(about(id, seconds() + day))],
  ['no time', (id: string) => signed(`{"algorithm":"HMAC-SHA256","user_id":"${id}"}`)],
  ['what is no JSON', () => signed('user_id')],
  ['nothing', () => ''],
])(
  'Requests that the photo network has not signed, or not recently, change nothing: %s',
  async (_what, make) => {
    const member = await createMember(app);
    await connect(member, 'long.38');
    const [networkId = ''] = await networkIdsOf(member);
    for (const what of ['deauthorize', 'data-deletion'] as const) {
      const refused = await tell(what, make(networkId));
      expect([refused.status, refused.body.code]).toEqual([403, 'instagram.bad_signature']);
      expect(refused.headers['content-type']).toContain('application/problem+json');
    }
    expect(await handleOf(member)).toBe('long.38');
    await app.send('DELETE', '/api/claims/long.38', { as: member });
  },
);
