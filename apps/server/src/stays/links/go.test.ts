import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { clicksOf, figuresOf, phone, visit } from '../../../test/stays/clicks.ts';
import { publishPost } from '../../../test/stays/lists.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { deleteSalts } from './jobs.ts';

let app: TestApp;
let other: TestApp;

const hour = 60 * 60 * 1000;
/** Tests run at half past noon (UTC), so that none of them meets the end of an hour or a day. */
const base = 12.5 * hour - (Date.now() % (24 * hour));
function moveClocks(ahead: number): void {
  for (const one of [app, other]) one.platform.clock.setOffset(base + ahead);
}

beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  other = await startApp({ TRUST_PROXY: '1', DATABASE_URL: app.platform.directUrl });
  moveClocks(0);
});

afterAll(async () => {
  await other?.close();
  await app?.close();
});

/** A member with one post and its link. */
async function creator(): Promise<{ member: TestMember; post: { id: number }; link: string }> {
  const member = await createMember(app);
  const post = await publishPost(app, { as: member });
  return { member, post, link: post.hotel_link };
}

test('A visitor is redirected to the booking site with a reference that partners can return', async () => {
  const { link } = await creator();
  const landing = await visit(app, link);
  expect(landing.status).toBe(302);
  expect(landing.location).toMatch(
    /^http:\/\/127\.0\.0\.1:3001\/partner\/hotels\/hotel-bergkristall-zermatt\?name=Hotel%20Bergkristall&/,
  );
  expect(landing.clickId).toMatch(/^[A-Za-z0-9_]{22,32}$/);
  expect(landing.headers.get('cache-control')).toBe('no-store');
  expect(landing.headers.get('referrer-policy')).toBe('no-referrer-when-downgrade');
  expect(landing.headers.get('x-robots-tag')).toBe('noindex');
  const [click, ...more] = await clicksOf(app, link);
  expect(more).toEqual([]);
  expect(click).toMatchObject({ click_id: landing.clickId, counted: true });
  expect(await figuresOf(app, link)).toEqual({ clicks: 1, quarters: 1 });
});

test('On one day a visitor counts once and keeps the reference; on the next day they count again', async () => {
  const { link } = await creator();
  const first = await visit(app, link);
  const again = await visit(other, link);
  expect(again.clickId).toBe(first.clickId);
  expect(await figuresOf(app, link)).toEqual({ clicks: 1, quarters: 1 });
  moveClocks(11 * hour);
  expect((await visit(app, link)).clickId).toBe(first.clickId);
  moveClocks(24 * hour);
  const later = await visit(app, link);
  moveClocks(0);
  expect(later.clickId).not.toBe(first.clickId);
  expect(await figuresOf(app, link)).toEqual({ clicks: 2, quarters: 2 });
});

test('A link counts one visitor per network address, whatever the browser; other addresses and links count anew', async () => {
  const { link } = await creator();
  const { link: second } = await creator();
  const landings = [
    await visit(app, link),
    await visit(app, link, { from: '192.0.2.2' }),
    await visit(app, link, { userAgent: `${phone} GSA/300.0` }),
    await visit(app, second),
  ];
  expect(landings[2]?.clickId).toBe(landings[0]?.clickId);
  expect(new Set(landings.map((landing) => landing.clickId)).size).toBe(3);
  expect((await figuresOf(app, link)).clicks).toBe(2);
});

test('Addresses of one IPv6 network (/64) are one visitor, those of the next network another', async () => {
  const { link } = await creator();
  for (const from of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8::1:0:0:0:3'])
    await visit(app, link, { from });
  expect((await figuresOf(app, link)).clicks).toBe(1);
  await visit(app, link, { from: '2001:db8:0:2::1' });
  expect((await figuresOf(app, link)).clicks).toBe(2);
});

const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 335.1.8.26.85 (iPhone15,2; iOS 17_5; de_DE; de; scale=3.00; 1179x2556; 609775437)';
const facebook =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0.0.55.97;]';
const tiktok =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_34.5.0 JsSdk/2.0 NetType/WIFI';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('Who counts', () => {
  test.each([
    ['a browser', {}, true],
    ['the browser inside Instagram', { userAgent: instagram }, true],
    ['the browser inside Facebook', { userAgent: facebook }, true],
    ['the browser inside TikTok', { userAgent: tiktok }, true],
    ['a search engine', { userAgent: googlebot }, false],
    ['a link preview', { userAgent: 'facebookexternalhit/1.1' }, false],
    ['a link preview of a messenger', { userAgent: 'WhatsApp/2.23.20.0' }, false],
    ['a program', { userAgent: 'curl/8.5.0' }, false],
    ['somebody who does not say what they are', { userAgent: '' }, false],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch;prerender' } }, false],
    ['an older prefetch', { headers: { purpose: 'prefetch' } }, false],
    ['a prefetch of Firefox', { headers: { 'x-moz': 'prefetch' } }, false],
    ['a preview of Safari', { headers: { 'x-purpose': 'preview' } }, false],
    ['HEAD', { method: 'HEAD' }, false],
    ['a browser that opens a page', { headers: { 'sec-fetch-dest': 'document' } }, true],
    ['a picture in a page elsewhere', { headers: { 'sec-fetch-dest': 'image' } }, false],
    ['a frame in a page elsewhere', { headers: { 'sec-fetch-dest': 'iframe' } }, false],
    ['a script of a page elsewhere', { headers: { 'sec-fetch-dest': 'empty' } }, false],
  ] as const)('%s', async (_who, how, counts) => {
    const { link } = await creator();
    const landing = await visit(app, link, how);
    expect(landing.status).toBe(302);
    expect(landing.clickId !== null).toBe(counts);
    expect(await clicksOf(app, link)).toHaveLength(counts ? 1 : 0);
    expect((await figuresOf(app, link)).clicks).toBe(counts ? 1 : 0);
  });
});

test('Creators are redirected from their own links like anyone, and not counted', async () => {
  const { member, link } = await creator();
  const own = await visit(app, link, { as: member });
  expect(own.clickId).toMatch(/^[A-Za-z0-9_]+$/);
  expect(await clicksOf(app, link)).toMatchObject([{ click_id: own.clickId, counted: false }]);
  expect(await figuresOf(app, link)).toEqual({ clicks: 0, quarters: 0 });
  const stranger = await createMember(app);
  await visit(app, link, { as: stranger, from: '192.0.2.9' });
  expect((await figuresOf(app, link)).clicks).toBe(1);
});

test('A creator and someone else on the same network are told apart, in whichever order they come', async () => {
  const { member, link } = await creator();
  const guest = await visit(app, link);
  const own = await visit(app, link, { as: member });
  expect(own.clickId).not.toBe(guest.clickId);
  const { member: second, link: other_ } = await creator();
  const first = await visit(app, other_, { as: second });
  const later = await visit(app, other_);
  expect(later.clickId).not.toBe(first.clickId);
  expect((await clicksOf(app, other_)).map(({ counted }) => counted)).toEqual([false, true]);
});

test('Concurrent clicks at two servers are counted exactly once each', async () => {
  const { member, link } = await creator();
  const second = (await publishPost(app, { as: member })).hotel_link as string;
  const crowd = Array.from({ length: 300 }, (_, index) => ({
    at: index % 2 === 0 ? app : other,
    link: index % 3 === 0 ? second : link,
    from: `198.51.100.${index % 100}`,
  }));
  const landings = await Promise.all(crowd.map(({ at, link: one, from }) => visit(at, one, { from })));
  expect(landings.every(({ status, clickId }) => status === 302 && clickId !== null)).toBe(true);
  const people = new Set(crowd.map((one) => `${one.link} ${one.from}`));
  const references = new Set(landings.map((landing) => landing.clickId));
  expect(references.size).toBe(people.size);
  const clicks = [...(await clicksOf(app, link)), ...(await clicksOf(app, second))];
  expect(new Set(clicks.map((click) => click.click_id))).toEqual(references);
  const [first, other_] = [await figuresOf(app, link), await figuresOf(app, second)];
  expect(first.clicks + other_.clicks).toBe(people.size);
  expect(first.quarters).toBe(people.size);
});

test('No network address is stored, and the salts of past days are deleted', async () => {
  const { link } = await creator();
  moveClocks(48 * hour);
  await visit(app, link, { from: '203.0.113.77' });
  const rows = await app.platform.db.selectFrom('clicks').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
  expect(rows.every((row) => row.visitor.length === 16)).toBe(true);
  await enqueue(app.platform.db, deleteSalts, {});
  await app.runJobs();
  expect(await app.platform.db.selectFrom('click_salts').select('day').execute()).toHaveLength(1);
  moveClocks(72 * hour);
  await enqueue(app.platform.db, deleteSalts, {});
  await app.runJobs();
  moveClocks(0);
  expect(await app.platform.db.selectFrom('click_salts').select('day').execute()).toEqual([]);
});

describe('Links that lead nowhere', () => {
  const state = async (link: string) => {
    const landing = await visit(app, link, { headers: { accept: 'application/json' } });
    expect(landing.location).toBeNull();
    return { status: landing.status, code: JSON.parse(landing.text).code };
  };
  const off = { status: 404, code: 'earnings.link_off' };
  const facts = async (link: string) =>
    (await app.send('GET', `/api/go/${new URL(link).pathname.split('/').at(-1)}`)).body;

  test('A switched off link says so at once, on every server, and works again when switched on', async () => {
    const { member, link } = await creator();
    await visit(app, link);
    await visit(other, link);
    const [{ id }] = (await app.send('GET', '/api/links', { as: member })).body;
    const switchTo = (on: boolean) => app.send('PUT', `/api/links/${id}`, { as: member, body: { on } });
    expect((await switchTo(false)).body.link.on).toBe(false);
    expect(await state(link)).toEqual(off);
    expect((await visit(other, link)).status).toBe(404);
    expect(await facts(link)).toMatchObject({ on: false, hotel: { name: 'Hotel Bergkristall' } });
    await switchTo(true);
    expect((await visit(other, link)).status).toBe(302);
    expect(await facts(link)).toMatchObject({ on: true, hotel: { name: 'Hotel Bergkristall' } });
  });

  test('The link of an archived post rests with it', async () => {
    const { member, post, link } = await creator();
    await visit(app, link);
    await app.send('PUT', `/api/posts/${post.id}/archive`, { as: member });
    expect(await state(link)).toEqual(off);
    await app.send('PUT', `/api/posts/${post.id}/unarchive`, { as: member });
    expect((await visit(app, link)).status).toBe(302);
  });

  test('The link of a deleted post is off for good, and its clicks stay', async () => {
    const { member, post, link } = await creator();
    await visit(app, link);
    await app.send('DELETE', `/api/posts/${post.id}`, { as: member });
    expect(await state(link)).toEqual(off);
    expect(await clicksOf(app, link)).toHaveLength(1);
    const [listed] = (await app.send('GET', '/api/links', { as: member })).body;
    expect(listed).toMatchObject({ clicks: 1, on: false, post: null });
  });

  test.each(['0000000000', 'x', '..', '%00', 'https:%2F%2Fevil.example', 'a'.repeat(900)])(
    'A code that nobody was given (%s) is not found',
    async (code) => {
      const landing = await visit(app, `/go/${code}`);
      expect(landing.status).toBe(404);
      expect(landing.location).toBeNull();
    },
  );
});

test('Nothing in the request changes where a link leads', async () => {
  const { link } = await creator();
  const { location } = await visit(app, link);
  const path = `${new URL(link).pathname}?url=https://evil.example&ued=https://evil.example&click_id=mine`;
  const landing = await visit(app, path, { headers: { 'x-forwarded-host': 'evil.example' } });
  expect(landing.location).toBe(location);
});
