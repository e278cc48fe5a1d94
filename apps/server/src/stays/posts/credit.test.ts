import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { proveHandle, saveFrom } from '../../../test/stays/borrowed.ts';
import { visit } from '../../../test/stays/clicks.ts';
import { reportOf, sendReport } from '../../../test/stays/earnings.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const handle = 'lena.wanders';

/** A member with a stay that was saved from the account. */
async function saver() {
  const member = await createMember(app);
  return { member, post: await saveFrom(app, { as: member, handle }) };
}

const prove = (member: TestMember) => proveHandle(app, member, handle);
const giveUp = (member: TestMember) => app.send('DELETE', `/api/claims/${handle}`, { as: member });

/** Someone clicks the link of a stay; answers how often they book by it, each time anew. */
async function clickOn(post: { hotel_link: string }) {
  const { clickId } = await visit(app, post.hotel_link);
  expect(clickId).not.toBeNull();
  return async (): Promise<void> => {
    const occurred_at = app.platform.clock.now().toISOString();
    const { status, body } = await sendReport(app, reportOf({ clickId: String(clickId) }, { occurred_at }));
    expect(status, JSON.stringify(body)).toBe(200);
  };
}

const bookingsOf = async (member: TestMember) =>
  (await app.send('GET', `/api/users/${member.id}/bookings`, { as: member })).body;

test('A stay saved from an account shows its name and original until the account is proven to be the author’s', async () => {
  const { member, post } = await saver();
  const lists = [
    `/api/posts/${post.id}`,
    `/api/user/${member.id}/posts/0`,
    '/api/posts/latest/0',
    `/api/hotels/${post.hotel_slug}/posts`,
  ];
  const shown = async (url: string) => {
    const { body } = await app.send('GET', url);
    return [body].flat().find(({ id }: { id: number }) => id === post.id);
  };
  for (const url of lists) {
    const one = await shown(url);
    expect(one, url).toMatchObject({ credit: handle, username: member.username });
    expect(one.source_url).toMatch(/^https:\/\/www\.instagram\.com\//);
  }
  await prove(member);
  for (const url of lists) expect((await shown(url)).credit, url).toBeNull();
  await giveUp(member);
  expect((await shown(lists[0] as string)).credit).toBe(handle);
});

test('A booking through a stay from an unproven account earns nothing, even if the stay is deleted', async () => {
  const { member, post } = await saver();
  const book = await clickOn(post);
  await book();
  expect(await bookingsOf(member)).toMatchObject([
    { state: 'rejected', commission_minor: 0, reason: expect.stringContaining('not proven to be yours') },
  ]);
  await prove(member);
  await book();
  const [proven, before] = await bookingsOf(member);
  expect([proven.state, proven.commission_minor, proven.reason]).toEqual(['booked', 4200, null]);
  expect(before.state).toBe('rejected');
  await giveUp(member);
  await app.send('DELETE', `/api/posts/${post.id}`, { as: member });
  await book();
  expect((await bookingsOf(member))[0]).toMatchObject({ state: 'rejected', commission_minor: 0 });
});

test('Bookings and commission stay with a member who deletes the stay behind them', async () => {
  const member = await createMember(app);
  const post = await publishPost(app, { as: member });
  const book = await clickOn(post);
  await book();
  const before = await bookingsOf(member);
  expect(before).toMatchObject([{ state: 'booked', commission_minor: 4200 }]);
  const balances = async () =>
    (await app.send('GET', `/api/users/${member.id}/balances`, { as: member })).body;
  const owed = await balances();
  expect(owed).toMatchObject([{ expected_minor: 4200 }]);
  await app.send('DELETE', `/api/posts/${post.id}`, { as: member });
  expect(await bookingsOf(member)).toMatchObject([{ number: before[0].number, commission_minor: 4200 }]);
  expect(await balances()).toEqual(owed);
});

test('The link of a stay that was saved from an account says that it does not pay, until the account is proven', async () => {
  const { member } = await saver();
  const pays = async () => {
    const { body } = await app.send('GET', '/api/links', { as: member });
    return body.map((link: { pays: boolean }) => link.pays);
  };
  expect(await pays()).toEqual([false]);
  await prove(member);
  expect(await pays()).toEqual([true]);
  await giveUp(member);
});
