import type { AddressInfo } from 'node:net';
import { termsVersion } from '@staylore/phrases/terms-version';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bank, made } from '../../../test/calls/sample-things.ts';
import { mailAbout, mailsTo } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { createClick } from '../../../test/stays/earnings.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { unzip } from '../../../test/stays/unzip.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { takeoutHandlers } from './handlers.ts';
import { packTakeout, sweepTakeouts } from './jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterEach(() => {
  vi.restoreAllMocks();
  app.platform.clock.setOffset(0);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const ask = (as: TestMember) => app.send('POST', '/api/me/takeout', { as });
const look = async (as: TestMember) => (await app.send('GET', '/api/me/takeout', { as })).body.takeout;
const rowOf = (of: TestMember) =>
  app.platform.db.selectFrom('takeouts').selectAll().where('user_id', '=', of.id).executeTakeFirst();

const prove = (as: TestMember) => app.send('POST', '/api/me/proof', { as, body: { password: as.password } });

/** The bytes of the file, which a string cannot hold. */
async function download(as?: TestMember): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const { port } = app.app.http.server.address() as AddressInfo;
  const headers: Record<string, string> = as === undefined ? {} : { authorization: `Bearer ${as.token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/me/takeout/file`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('A takeout holds everything in one file: stays, pictures, activity, earnings, and no secrets', async () => {
  const member = await createMember(app, { username: 'takes.along', name: 'Lena' });
  const friend = await createMember(app, { username: 'takes.friend' });
  const own = await publishPost(app, { as: member, fields: { caption: 'The quiet room.', tags: ['alps'] } });
  const put = await publishPost(app, { as: member, fields: { location: 'Put away' } });
  await app.send('PUT', `/api/posts/${put.id}/archive`, { as: member });
  const other = await publishPost(app, { as: friend });
  await made(app, member, { url: '/api/postfavorites', body: { post_id: other.id } });
  await made(app, member, { url: '/api/follows', body: { user_id: friend.id } });
  await made(app, friend, { url: '/api/follows', body: { user_id: member.id } });
  await made(app, member, { url: '/api/bankdetails', body: bank });
  await createClick(app, { of: member });

  expect(await look(member)).toBeNull();
  expect((await ask(member)).body.takeout).toMatchObject({ state: 'waiting', bytes: null, expires_at: null });
  const mail = await mailAbout(app, sandbox, member.email, 'Your data is ready');
  expect(mail?.links.join()).toContain('/en/settings/data');
  const ready = await look(member);
  const { status, headers, bytes } = await download(member);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('application/zip');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="staylore-takes\.along-\d{4}/);
  expect(ready).toMatchObject({ state: 'ready', bytes: bytes.length });

  const files = unzip(bytes);
  const read = (name: string) => JSON.parse(files.get(name)?.toString() ?? 'null');
  expect(read('profile.json')).toMatchObject({ username: 'takes.along', email: member.email });
  expect(read('posts.json')).toMatchObject([
    { id: own.id, caption: 'The quiet room.', archived: false, tags: [{ name: 'alps' }] },
    { id: put.id, location: 'Put away', archived: true },
  ]);
  const [{ file }] = read('posts.json')[0].pictures;
  expect(await sharp(files.get(file)).metadata()).toMatchObject({ format: 'webp', width: 400 });
  expect(read('favourites.json')).toMatchObject([{ post_id: other.id, by: 'takes.friend' }]);
  expect(read('following.json')).toMatchObject([{ username: 'takes.friend' }]);
  expect(read('followers.json')).toMatchObject([{ username: 'takes.friend' }]);
  expect(read('notifications.json')).toMatchObject([{ kind: 'follow', by: 'takes.friend' }]);
  expect(read('links.json').map((link: { post_id: number | null }) => link.post_id)).toEqual([own.id, null]);
  expect(read('bank-details.json')).toMatchObject([{ iban_last4: '2957', holder_name: 'Lena Wandel' }]);
  expect(read('sessions.json')).toHaveLength(1);
  expect(read('terms.json')).toMatchObject([{ version: termsVersion.name, way: 'signed_up' }]);
  expect(read('account-book.json')).toEqual([]);
  const readme = String(files.get('README.txt'));
  expect(readme).toContain('Your data at Staylore');
  const lists = [...files.keys()].filter((name) => name.endsWith('.json'));
  expect(lists.filter((name) => !readme.includes(name))).toEqual([]);

  const words = [...files].filter(([name]) => !name.startsWith('pictures/')).map(([, text]) => String(text));
  for (const secret of [member.token, 'CH9300762011623852957', 'argon2', 'token_hash', friend.email])
    expect(words.join('\n')).not.toContain(secret);
});

test('Lists longer than a stretch are whole', async () => {
  const member = await createMember(app);
  const rows = Array.from({ length: 1203 }, (_, index) => ({
    user_id: member.id,
    location: `Stay ${index}`,
    saved_at: new Date(),
  }));
  await app.platform.db.insertInto('posts').values(rows).execute();
  await ask(member);
  await app.runJobs();
  const posts = JSON.parse(String(unzip((await download(member)).bytes).get('posts.json')));
  expect(posts.map((post: { location: string }) => post.location)).toEqual(rows.map((row) => row.location));
});

test('Asking many times at once, also of two servers, packs once and writes one mail', async () => {
  const member = await createMember(app);
  const twin = await app.twin();
  const asked = Array.from({ length: 6 }, (_, index) =>
    (index % 2 === 0 ? app : twin).send('POST', '/api/me/takeout', { as: member }),
  );
  const answers = await Promise.all(asked);
  await twin.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.takeout.asked_at)).size).toBe(1);
  expect(await mailsTo(app, sandbox, member.email)).toHaveLength(1);
});

test('A new takeout replaces the old one, whose file is deleted', async () => {
  const member = await createMember(app);
  await ask(member);
  await app.runJobs();
  const old = await rowOf(member);
  await ask(member);
  expect((await download(member)).status).toBe(404);
  await app.runJobs();
  expect(await app.platform.storage.exists(`${old?.key}/staylore.zip`)).toBe(false);
  expect((await download(member)).status).toBe(200);
});

test('The file is for its member alone, and no address leads around the session', async () => {
  const [member, stranger] = [await createMember(app), await createMember(app)];
  await ask(member);
  await app.runJobs();
  expect((await download()).status).toBe(401);
  expect((await download(stranger)).status).toBe(404);
  expect(await look(stranger)).toBeNull();
  const row = await rowOf(member);
  expect(await app.platform.storage.exists(`${row?.key}/staylore.zip`)).toBe(true);
  expect((await app.send('GET', `/media/${row?.key}/staylore.zip`)).status).toBe(404);
  await app.send('POST', '/api/logout', { as: member });
  expect((await download(member)).status).toBe(401);
});

test('A session alone can neither request nor download a takeout: both need a fresh proof of identity', async () => {
  const member = await createMember(app);
  await ask(member);
  await app.runJobs();
  app.platform.clock.setOffset(11 * 60_000);
  const [asked, file] = [await ask(member), await download(member)];
  expect([asked.status, asked.body.code]).toEqual([403, 'session.proof_needed']);
  expect([file.status, JSON.parse(file.bytes.toString()).code]).toEqual([403, 'session.proof_needed']);
  await prove(member);
  expect((await download(member)).status).toBe(200);
  expect((await ask(member)).status).toBe(200);
});

test('After seven days the file is gone, from the storage as well', async () => {
  const member = await createMember(app);
  await ask(member);
  await app.runJobs();
  const row = await rowOf(member);
  app.platform.clock.setOffset(6.9 * 86_400_000);
  await prove(member);
  expect((await download(member)).status).toBe(200);
  app.platform.clock.setOffset(7.1 * 86_400_000);
  await prove(member);
  expect((await download(member)).status).toBe(404);
  expect(await look(member)).toBeNull();
  await enqueue(app.platform.db, sweepTakeouts, {});
  await app.runJobs();
  expect(await rowOf(member)).toBeUndefined();
  expect(await app.platform.storage.exists(`${row?.key}/staylore.zip`)).toBe(false);
});

test('A picture whose file is lost does not keep the others back', async () => {
  const member = await createMember(app);
  const [lost, kept] = [await publishPost(app, { as: member }), await publishPost(app, { as: member })];
  const { key } = await app.platform.db
    .selectFrom('pictures')
    .select('key')
    .where('post_id', '=', lost.id)
    .executeTakeFirstOrThrow();
  await app.platform.storage.deletePrefix(key);
  await ask(member);
  await app.runJobs();
  const names = [...unzip((await download(member)).bytes).keys()].filter((name) => /^pictures/.test(name));
  expect(names).toEqual([`pictures/post-${kept.id}-1.webp`]);
});

test('When the storage takes nothing, the member reads that it failed and can ask again; no half file stays', async () => {
  const member = await createMember(app);
  await ask(member);
  const { key = '' } = (await rowOf(member)) ?? {};
  const put = vi.spyOn(app.platform.storage, 'put').mockImplementation(async (_key, content) => {
    for await (const _chunk of content as AsyncIterable<Uint8Array>) throw new Error('The disk is full');
  });
  const handler = takeoutHandlers(app.platform).find(({ job }) => job === packTakeout);
  const attempt = { id: '1', log: app.platform.log, signal: AbortSignal.timeout(20_000), attempt: 4 };
  const packing = handler?.run({ userId: member.id, key }, { ...attempt, isLastAttempt: true });
  await expect(packing).rejects.toThrow('The disk is full');
  expect(await look(member)).toMatchObject({ state: 'failed' });
  put.mockRestore();
  expect(await app.platform.storage.exists(`${key}/staylore.zip`)).toBe(false);
  expect((await ask(member)).body.takeout.state).toBe('waiting');
  await app.runJobs();
  expect(await look(member)).toMatchObject({ state: 'ready' });
});
