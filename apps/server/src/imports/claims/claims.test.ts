import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeCode } from '../../../test/calls/place-code.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;
let member: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  [member, stranger] = [await createMember(app), await createMember(app)];
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const start = (as: TestMember, handle: string) => app.send('POST', '/api/claims', { as, body: { handle } });
const confirm = (as: TestMember, handle: string) => app.send('POST', `/api/claims/${handle}/confirm`, { as });

test('Starting a claim answers a code, and starting again answers the same one', async () => {
  const { status, body } = await start(member, ' @Mountain.Ida ');
  expect(status).toBe(200);
  expect(body.claim).toMatchObject({ handle: 'mountain.ida', confirmed: false });
  expect(body.claim.code).toMatch(/^SL-[A-Z2-9]{6}$/);
  expect((await start(member, 'mountain.ida')).body.claim.code).toBe(body.claim.code);
  expect((await app.send('GET', '/api/claims', { as: member })).body).toMatchObject([
    { handle: 'mountain.ida', code: body.claim.code, confirmed: false },
  ]);
});

test.each(['', '  ', 'two words', 'a/b', 'x'.repeat(61), 'ümlaut'])(
  'What cannot be a handle is refused at its field: %j',
  async (handle) => {
    const { status, body } = await start(member, handle);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('handle');
  },
);

test('Without the code in bio or captions a claim stays open, and so does one of an unknown account', async () => {
  for (const handle of ['lena.wanders', 'nobody.has.this.handle']) {
    await start(stranger, handle);
    expect((await confirm(stranger, handle)).body.code).toBe('claims.code_missing');
  }
  const list = (await app.send('GET', '/api/claims', { as: stranger })).body;
  expect(list.every((claim: { confirmed: boolean }) => !claim.confirmed)).toBe(true);
});

test('A placed code confirms the claim, and the handle is then closed to everyone else', async () => {
  await start(member, 'lena.wanders');
  await placeCode(app, member, 'lena.wanders');
  const { status, body } = await confirm(member, 'lena.wanders');
  expect([status, body.claim?.confirmed]).toEqual([200, true]);
  expect((await confirm(member, 'lena.wanders')).body.claim.confirmed).toBe(true);
  const late = await createMember(app);
  expect((await start(late, 'LENA.wanders')).body.code).toBe('claims.handle_taken');
  await placeCode(app, stranger, 'lena.wanders');
  expect((await confirm(stranger, 'lena.wanders')).body.code).toBe('claims.handle_taken');
});

test('A code in the bio proves an account too; nobody else then saves stays from a scan of it', async () => {
  const handle = 'alpen.anna';
  const [owner, other] = [await createMember(app), await createMember(app)];
  const { body: page } = await app.send('GET', `/api/newposts/0/nolocation/${handle}/noLat/noLong`);
  const save = (as: TestMember) =>
    app.send('POST', '/api/instagram/save', { as, body: { posts: page.posts.slice(0, 1), handle } });
  await start(owner, handle);
  // Words of the bio, which stand in no caption.
  await app.platform.db
    .updateTable('claimed_handles')
    .set({ code: 'WERBUNG IST GEKENNZEICHNET' })
    .where('handle', '=', handle)
    .execute();
  expect((await confirm(owner, handle)).body.claim.confirmed).toBe(true);
  const refused = await save(other);
  expect([refused.status, refused.body.code]).toEqual([403, 'instagram.handle_claimed']);
  expect((await app.send('GET', `/api/user/${other.id}/posts/0`)).body).toEqual([]);
  expect((await save(owner)).body.saved_count).toBe(1);
});

test('Looking for new stays is switched, and a claim is given up, by its member only', async () => {
  const handle = 'mountain.ida';
  const rescan = (as: TestMember, on = true) =>
    app.send('PUT', `/api/claims/${handle}`, { as, body: { rescan: on } });
  expect((await rescan(stranger)).body.code).toBe('claims.not_found');
  for (const on of [true, false, true]) {
    expect((await rescan(member, on)).body.claim.rescan).toBe(on);
    const claims: { handle: string }[] = (await app.send('GET', '/api/claims', { as: member })).body;
    expect(claims.find((one) => one.handle === handle)).toMatchObject({ rescan: on });
  }
  const give = (as: TestMember) => app.send('DELETE', `/api/claims/${handle}`, { as });
  expect((await give(stranger)).body.code).toBe('claims.not_found');
  expect((await give(member)).status).toBe(200);
  expect((await give(member)).status).toBe(404);
  expect((await confirm(member, handle)).body.code).toBe('claims.not_found');
});

test('Visitors have no claims', async () => {
  expect((await app.send('GET', '/api/claims')).status).toBe(401);
  expect((await app.send('POST', '/api/claims', { body: { handle: 'lena.wanders' } })).status).toBe(401);
});
