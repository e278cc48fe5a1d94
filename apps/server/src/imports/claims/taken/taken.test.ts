import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyMailTo } from '../../../../test/mailbox.ts';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { proveHandle, saveFrom } from '../../../../test/stays/borrowed.ts';
import { clicksOf, visit } from '../../../../test/stays/clicks.ts';
import { reportOf, sendReport } from '../../../../test/stays/earnings.ts';
import { postFormData } from '../../../../test/stays/pictures.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, TRUST_PROXY: '1', RATE_LIMITS: 'on' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

let accounts = 0;

/** A member who saved a stay from an account, and the creator who has proven that the account is theirs. */
async function saverAndCreator(proven = true) {
  accounts += 1;
  const handle = `creator.${accounts}`;
  const [saver, creator] = [await createMember(app), await createMember(app)];
  const post = await saveFrom(app, { as: saver, handle: handle.toUpperCase(), networkId: `${handle}-1` });
  if (proven) await proveHandle(app, creator, handle);
  return { saver, creator, handle, post };
}

const listOf = async (as: TestMember) => (await app.send('GET', '/api/borrowed-stays', { as })).body;
const take = (as: TestMember, id: number, taken: 'down' | 'over') =>
  app.send('PUT', `/api/borrowed-stays/${id}`, { as, body: { taken } });
const takeAll = (as: TestMember, taken: 'down' | 'over') =>
  app.send('PUT', '/api/borrowed-stays', { as, body: { taken } });
const giveBack = (as: TestMember, id: number) => app.send('DELETE', `/api/borrowed-stays/${id}`, { as });
const read = (id: number, as?: TestMember) => app.send('GET', `/api/posts/${id}`, { as });
const shownOf = async (member: TestMember, flag: 0 | 1 = 0) =>
  (await app.send('GET', `/api/user/${member.id}/posts/${flag}`, { as: member })).body.map(
    ({ id }: { id: number }) => id,
  );
const newsOf = async (member: TestMember) =>
  (await app.send('GET', '/api/notifications', { as: member })).body.filter(({ kind }: { kind: string }) =>
    kind.startsWith('stay_'),
  );
const bookingsOf = async (member: TestMember) =>
  (await app.send('GET', `/api/users/${member.id}/bookings`, { as: member })).body;

test('A creator sees stays saved by others only from a proven account', async () => {
  const { saver, creator, handle, post } = await saverAndCreator();
  expect(await listOf(creator)).toMatchObject([
    { id: post.id, handle, saved_by: saver.username, taken: null, source_url: post.source_url },
  ]);
  expect(await listOf(saver)).toEqual([]);
  await saveFrom(app, { as: creator, handle });
  expect(await listOf(creator)).toHaveLength(1);
});

test('A stay that was taken down leaves all lists, and its saver learns why and cannot restore it', async () => {
  const { saver, creator, handle, post } = await saverAndCreator();
  expect((await take(creator, post.id, 'down')).status).toBe(200);
  expect((await read(post.id)).status).toBe(404);
  expect([await shownOf(saver), await shownOf(saver, 1)]).toEqual([[], []]);
  const own = await read(post.id, saver);
  expect(own.body).toMatchObject({
    withheld: 'creator',
    can: { update: false, archive: false, delete: true },
  });
  expect((await app.send('PUT', `/api/posts/${post.id}/unarchive`, { as: saver })).status).toBe(403);
  expect(await newsOf(saver)).toMatchObject([{ kind: 'stay_taken_down', payload: { handle, count: 1 } }]);
  const mail = await onlyMailTo(app, sandbox, saver.email);
  expect(mail?.subject).toContain(`@${handle}`);
  expect(mail?.links.some((link) => link.endsWith('/en/support/contact'))).toBe(true);
  const [listed] = await listOf(creator);
  expect(listed).toMatchObject({ id: post.id, taken: 'down', saved_by: saver.username });
  const picture = (as?: TestMember) =>
    app.send('GET', listed.small, { headers: { cookie: `staylore_session=${as?.token ?? 'none'}` } });
  expect([(await picture(creator)).status, (await picture(saver)).status, (await picture()).status]).toEqual([
    200, 404, 404,
  ]);
});

test('A stay that was taken over is the creator’s own from then on, with its favourites', async () => {
  const { saver, creator, handle, post } = await saverAndCreator();
  await app.send('POST', '/api/postfavorites', {
    as: saver,
    body: { post_id: post.id, user_id: saver.id },
  });
  expect((await take(creator, post.id, 'over')).status).toBe(200);
  expect((await read(post.id)).body).toMatchObject({
    user_id: creator.id,
    username: creator.username,
    credit: null,
    favorite: 1,
  });
  expect([await shownOf(saver), await shownOf(creator)]).toEqual([[], [post.id]]);
  expect(await newsOf(saver)).toMatchObject([{ kind: 'stay_taken_over', payload: { handle } }]);
  const archive = (as: TestMember) => app.send('PUT', `/api/posts/${post.id}/archive`, { as });
  expect([(await archive(saver)).status, (await archive(creator)).status]).toEqual([403, 200]);
});

test('Bookings before a takeover stay with the saver, commission included; later ones earn for the creator', async () => {
  const { saver, creator, handle, post } = await saverAndCreator(false);
  const book = async (wishes: { booking_id?: string; status?: string; click_id?: string } = {}) => {
    const clickId = wishes.click_id ?? String((await visit(app, post.hotel_link)).clickId);
    const occurred_at = app.platform.clock.now().toISOString();
    const report = reportOf({ clickId }, { occurred_at, ...wishes });
    const { status, body } = await sendReport(app, report);
    expect(status, JSON.stringify(body)).toBe(200);
    return clickId;
  };
  // The saver owned the account for a while, so they earned; the booking is open when its next owner takes the stay.
  await proveHandle(app, saver, handle);
  const click_id = await book({ booking_id: `open-${handle}` });
  await app.send('DELETE', `/api/claims/${handle}`, { as: saver });
  await proveHandle(app, creator, handle);
  expect((await take(creator, post.id, 'over')).status).toBe(200);
  await book({ booking_id: `open-${handle}`, status: 'confirmed', click_id });
  expect(await bookingsOf(saver)).toMatchObject([{ state: 'confirmed', commission_minor: 4200 }]);
  expect(await bookingsOf(creator)).toEqual([]);
  await book();
  expect(await bookingsOf(creator)).toMatchObject([{ state: 'booked', commission_minor: 4200 }]);
  expect(await bookingsOf(saver)).toHaveLength(1);
});

test('After a takeover own clicks earn nothing, even by the earlier link, and the saver’s clicks earn', async () => {
  const { saver, creator, post } = await saverAndCreator();
  const clicked = (as: TestMember | undefined, from: string) =>
    visit(app, post.hotel_link, { ...(as && { as }), headers: { 'x-forwarded-for': from } });
  await clicked(undefined, '192.0.2.1');
  await take(creator, post.id, 'over');
  const { clickId } = await clicked(creator, '192.0.2.2');
  await sendReport(app, reportOf({ clickId: String(clickId) }));
  expect(await bookingsOf(creator)).toMatchObject([{ state: 'rejected', commission_minor: 0 }]);
  await clicked(saver, '192.0.2.3');
  expect((await clicksOf(app, post.hotel_link)).map(({ counted }) => counted)).toEqual([true, false, true]);
});

test('A click from before a takeover earns the creator nothing, as it may be their own', async () => {
  const { creator, post } = await saverAndCreator();
  const { clickId } = await visit(app, post.hotel_link, { as: creator });
  await take(creator, post.id, 'over');
  const report = reportOf(
    { clickId: String(clickId) },
    { occurred_at: app.platform.clock.now().toISOString() },
  );
  expect((await sendReport(app, report)).status).toBe(200);
  expect(await bookingsOf(creator)).toMatchObject([
    {
      state: 'rejected',
      commission_minor: 0,
      reason: expect.stringContaining('before the stay became yours'),
    },
  ]);
});

test('A saver is not notified of changes to a stay that was taken over and archived', async () => {
  const { saver, creator, post } = await saverAndCreator();
  await take(creator, post.id, 'over');
  const form = await postFormData({ location: 'Villa Nobody Knows, Zermatt' });
  expect((await app.send('PUT', `/api/posts/${post.id}`, { as: creator, form })).status).toBe(200);
  await app.send('PUT', `/api/posts/${post.id}/archive`, { as: creator });
  const [news] = await newsOf(saver);
  expect(news).toMatchObject({ kind: 'stay_taken_over', post: null });
  expect(JSON.stringify(news)).not.toContain('Nobody Knows');
});

test('Giving a stay back restores it as it was; taking or giving back twice changes nothing', async () => {
  for (const way of ['down', 'over'] as const) {
    const { saver, creator, post } = await saverAndCreator();
    for (const _again of [1, 2]) expect((await take(creator, post.id, way)).status).toBe(200);
    expect(await newsOf(saver)).toHaveLength(1);
    for (const _again of [1, 2]) expect((await giveBack(creator, post.id)).status).toBe(200);
    expect((await read(post.id)).body).toMatchObject({ user_id: saver.id, withheld: null, archived: 0 });
    expect((await newsOf(saver)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'stay_given_back',
      `stay_taken_${way}`,
    ]);
    expect(await listOf(creator)).toMatchObject([{ id: post.id, taken: null }]);
  }
});

test('A stay that its saver rewrote is archived when it changes hands, so nobody publishes another’s words unseen', async () => {
  const rewrite = async (as: TestMember, id: number) => {
    const form = await postFormData({
      location: 'Win at evil.example',
      caption: 'Words of somebody else',
    });
    expect((await app.send('PUT', `/api/posts/${id}`, { as, form })).status).toBe(200);
  };
  const backed = await saverAndCreator();
  await take(backed.creator, backed.post.id, 'over');
  await rewrite(backed.creator, backed.post.id);
  expect((await giveBack(backed.creator, backed.post.id)).status).toBe(200);
  const [news] = await newsOf(backed.saver);
  expect(news).toMatchObject({ kind: 'stay_given_back', payload: { location: '' } });
  const [one, all] = [await saverAndCreator(), await saverAndCreator()];
  for (const { saver, post } of [one, all]) await rewrite(saver, post.id);
  expect((await take(one.creator, one.post.id, 'over')).status).toBe(200);
  expect((await takeAll(all.creator, 'over')).body).toEqual({ taken: 1, left: 0 });
  for (const [owner, { post }] of [
    [backed.saver, backed],
    [one.creator, one],
    [all.creator, all],
  ] as const) {
    expect((await read(post.id)).status).toBe(404);
    expect([await shownOf(owner), await shownOf(owner, 1)]).toEqual([[], [post.id]]);
    expect((await app.send('PUT', `/api/posts/${post.id}/unarchive`, { as: owner })).status).toBe(200);
  }
});

test('Taking and returning a stay is limited, since each time mails its saver', async () => {
  const { saver, creator, post } = await saverAndCreator();
  const statuses = [];
  for (let times = 0; times < 6; times += 1) {
    await take(creator, post.id, 'down');
    statuses.push((await giveBack(creator, post.id)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await read(post.id)).status).toBe(404);
  expect(await newsOf(saver)).toHaveLength(11);
});

test('Without proof nothing is taken over: open claims, other accounts, stays set aside and savers are refused', async () => {
  const { saver, creator, handle, post } = await saverAndCreator();
  const stranger = await createMember(app);
  await app.send('POST', '/api/claims', { as: stranger, body: { handle: 'somebody.else' } });
  const theirs = await saveFrom(app, { as: saver, handle: 'somebody.else' });
  const put = await saveFrom(app, { as: saver, handle });
  await app.send('PUT', `/api/posts/${put.id}/archive`, { as: saver });
  const tries: [TestMember, number][] = [
    [stranger, post.id],
    [stranger, theirs.id],
    [creator, theirs.id],
    [creator, put.id],
    [saver, post.id],
    [creator, 2_000_000_000],
  ];
  for (const [who, id] of tries) {
    for (const way of ['down', 'over'] as const)
      expect((await take(who, id, way)).body.code, `${who.username} ${id} ${way}`).toBe('posts.not_found');
    if (id !== post.id || who !== creator)
      expect((await takeAll(stranger, 'over')).body).toEqual({ taken: 0, left: 0 });
  }
  expect((await take(creator, post.id, 'down')).status).toBe(200);
  // Who gives the account up has no say any more.
  await app.send('DELETE', `/api/claims/${handle}`, { as: creator });
  expect((await giveBack(creator, post.id)).body.code).toBe('posts.not_found');
  expect((await giveBack(saver, post.id)).body.code).toBe('posts.not_found');
});

test('All stays are taken from all savers, each notified once; duplicates are left to be taken down', async () => {
  const { saver, creator, handle, post } = await saverAndCreator();
  const second = await createMember(app);
  const more = await saveFrom(app, { as: saver, handle, networkId: `${handle}-2` });
  const twin = await saveFrom(app, { as: second, handle, networkId: `${handle}-1` });
  await saveFrom(app, { as: creator, handle, networkId: `${handle}-3` });
  const known = await saveFrom(app, { as: second, handle, networkId: `${handle}-3` });
  expect((await take(creator, known.id, 'over')).body.code).toBe('claims.stay_known');
  expect((await takeAll(creator, 'over')).body).toEqual({ taken: 2, left: 2 });
  expect((await takeAll(creator, 'over')).body).toEqual({ taken: 0, left: 2 });
  expect(await shownOf(creator)).toEqual(expect.arrayContaining([post.id, more.id]));
  expect(await newsOf(saver)).toMatchObject([{ kind: 'stay_taken_over', payload: { count: 2 }, post: null }]);
  expect((await takeAll(creator, 'down')).body).toEqual({ taken: 2, left: 0 });
  expect(await newsOf(second)).toMatchObject([{ kind: 'stay_taken_down', payload: { count: 2 } }]);
  expect([await shownOf(saver), await shownOf(second)]).toEqual([[], []]);
  const states = (await listOf(creator)).map(({ id, taken }: { id: number; taken: string }) => [id, taken]);
  expect(new Map(states)).toEqual(
    new Map([
      [post.id, 'over'],
      [more.id, 'over'],
      [twin.id, 'down'],
      [known.id, 'down'],
    ]),
  );
});

test('A stay whose saver is leaving is not given back', async () => {
  const { saver, creator, post } = await saverAndCreator();
  await take(creator, post.id, 'down');
  const { db, clock } = app.platform;
  await db.updateTable('users').set({ left_at: clock.now() }).where('id', '=', saver.id).execute();
  expect((await giveBack(creator, post.id)).body.code).toBe('claims.saver_gone');
  expect((await read(post.id)).status).toBe(404);
});

test('The takeouts of creator and saver contain the stays that were taken over', async () => {
  const { takenStaysOf } = await import('../../personal-data/queries.ts');
  const { saver, creator, post } = await saverAndCreator();
  await take(creator, post.id, 'over');
  const page = { after: 0, limit: 10 };
  const { db } = app.platform;
  expect(await takenStaysOf(db, { userId: creator.id, ...page })).toMatchObject([
    { id: post.id, by_me: true },
  ]);
  expect(await takenStaysOf(db, { userId: saver.id, ...page })).toMatchObject([
    { id: post.id, by_me: false },
  ]);
});
