import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeCode } from '../../../test/calls/place-code.ts';
import { onlyMailTo } from '../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { saveFrom } from '../../../test/stays/borrowed.ts';
import { createClick, reportOf, sendReport } from '../../../test/stays/earnings.ts';

let sandbox: TestSandbox;
let app: TestApp;
let former: TestMember;
let next: TestMember;

const handle = 'lena.wanders';

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

beforeEach(async () => {
  await app.platform.db.deleteFrom('claimed_handles').execute();
  [former, next] = [await createMember(app), await createMember(app)];
  expect((await start(former)).status).toBe(200);
  await placeCode(app, former, handle);
  expect((await confirm(former)).body.claim.confirmed).toBe(true);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const start = (as: TestMember) => app.send('POST', '/api/claims', { as, body: { handle } });
const confirm = (as: TestMember) => app.send('POST', `/api/claims/${handle}/confirm`, { as });
const claimsOf = async (as: TestMember) => (await app.send('GET', '/api/claims', { as })).body;

/** As if the member had proven the handle while another account had it; null if the network did not say which. */
const provenAs = (network_id: string | null) =>
  app.platform.db
    .updateTable('claimed_handles')
    .set({ network_id })
    .where('user_id', '=', former.id)
    .execute();

/** Saves the newest stay of the account as it is now; returns its id. */
async function saveScanned(as: TestMember): Promise<number> {
  const { body: page } = await app.send('GET', `/api/newposts/0/nolocation/${handle}/noLat/noLong`);
  const body = { posts: page.posts.slice(0, 1), handle };
  expect((await app.send('POST', '/api/instagram/save', { as, body })).body.saved_count).toBe(1);
  const { id } = await app.platform.db
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', as.id)
    .where('source_post_id', '=', page.posts[0].source_post_id)
    .executeTakeFirstOrThrow();
  return id;
}

const creditOf = async (id: number) => (await app.send('GET', `/api/posts/${id}`)).body.credit ?? null;

test('A handle that now belongs to another account goes to whoever proves it, and its former member is notified', async () => {
  await provenAs('17841000000000001');
  expect((await start(next)).status).toBe(200);
  expect((await confirm(next)).body.code).toBe('claims.code_missing');
  expect(await claimsOf(former)).toMatchObject([{ handle, confirmed: true }]);
  await placeCode(app, next, handle);
  expect((await confirm(next)).body.claim.confirmed).toBe(true);
  expect(await claimsOf(former)).toEqual([]);
  const [news] = (await app.send('GET', '/api/notifications', { as: former })).body;
  expect(news).toMatchObject({ kind: 'claim_ended', payload: { handle } });
  const mail = await onlyMailTo(app, sandbox, former.email);
  expect(mail.subject).toContain(`@${handle}`);
});

test('The former member keeps the stays of the earlier account; those of the new account go to its owner', async () => {
  const earlier = await saveFrom(app, { as: former, handle, networkId: 'of-the-earlier-account' });
  const later = await saveScanned(former);
  await provenAs('17841000000000001');
  await start(next);
  await placeCode(app, next, handle);
  expect((await confirm(next)).status).toBe(200);
  expect(await creditOf(earlier.id)).toBeNull();
  expect(await creditOf(later)).toBe(handle);
  const borrowed = (await app.send('GET', '/api/borrowed-stays', { as: next })).body;
  expect(borrowed.map(({ id }: { id: number }) => id)).toEqual([later]);
  const { source_handle } = await app.platform.db
    .selectFrom('links')
    .select('source_handle')
    .where('post_id', '=', earlier.id)
    .executeTakeFirstOrThrow();
  expect(source_handle).toBeNull();
});

test.each([
  ['the same account', undefined],
  ['an account of which the network did not say which it is', null],
])('A handle proven with %s stays with its member, even if another account places a code', async (_, id) => {
  expect((await start(next)).body.code).toBe('claims.handle_taken');
  if (id !== undefined) await provenAs(id);
  expect((await start(next)).body.code).toBe('claims.handle_taken');
  // A claim begun before the other one was proven.
  const claim = { handle, user_id: next.id, code: 'x', created_at: app.platform.clock.now() };
  await app.platform.db.insertInto('claimed_handles').values(claim).execute();
  await placeCode(app, next, handle);
  expect((await confirm(next)).body.code).toBe('claims.handle_taken');
  expect(await claimsOf(former)).toMatchObject([{ handle, confirmed: true }]);
});

test('What the former member saves of the new account, before its owner proves the handle, names that account and earns nothing', async () => {
  await provenAs('17841000000000001');
  const earlier = await saveFrom(app, { as: former, handle, networkId: 'of-the-earlier-account' });
  const later = await saveScanned(former);
  expect([await creditOf(earlier.id), await creditOf(later)]).toEqual([null, handle]);
  expect([await bookedBy(former, earlier.id), await bookedBy(former, later)]).toEqual([
    'on_hold',
    'rejected',
  ]);
  await start(next);
  await placeCode(app, next, handle);
  expect((await confirm(next)).status).toBe(200);
  expect([await creditOf(earlier.id), await creditOf(later)]).toEqual([null, handle]);
});

test('A stay that the former member saved of the new account stays its owner’s when it is no longer among the latest', async () => {
  await provenAs('17841000000000001');
  const later = await saveScanned(former);
  const { db } = app.platform;
  await db.updateTable('posts').set({ source_post_id: 'long-ago' }).where('id', '=', later).execute();
  await start(next);
  await placeCode(app, next, handle);
  expect((await confirm(next)).status).toBe(200);
  expect(await creditOf(later)).toBe(handle);
});

/** What becomes of a booking by the link of a member's stay. */
async function bookedBy(of: TestMember, postId: number): Promise<string> {
  const { db } = app.platform;
  const click = await createClick(app, { of });
  const link = db.selectFrom('links').select('id').where('post_id', '=', postId);
  await db
    .updateTable('clicks')
    .set({ link_id: (await link.executeTakeFirstOrThrow()).id })
    .where('click_id', '=', click.clickId)
    .execute();
  const report = reportOf(click);
  expect((await sendReport(app, report)).status).toBe(200);
  const booking = db.selectFrom('bookings').select('state').where('click_id', '=', click.clickId);
  return (await booking.executeTakeFirstOrThrow()).state;
}
