import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { readPages } from '../../../test/stays/lists.ts';
import { jpeg } from '../../../test/stays/pictures.ts';

let sandbox: TestSandbox;
let app: TestApp;
let other: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  other = await createMember(app);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const stay = (number: number, more: object = {}) => ({
  key: `t${1_700_000_000 + number}-photo${number}`,
  caption: `Two nights at Hotel Bergkristall in Zermatt, slept like a stone. €210 a night. №${number}`,
  taken_at: new Date((1_700_000_000 + number * 86_400) * 1000).toISOString(),
  location_name: null,
  lat: null,
  long: null,
  ...more,
});
const bread = { ...stay(900), key: 't1-bread', caption: 'Sunday bread. The crust cracked by itself.' };

async function begin(as: TestMember, more: object = {}) {
  const { status, body } = await app.send('POST', '/api/imports', {
    as,
    body: { source: 'export', label: 'Export of @lena.wanders', total: 3, ...more },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.import;
}

async function bring(as: TestMember, id: number, items: object[]) {
  const { status, body } = await app.send('POST', `/api/imports/${id}/items`, { as, body: { items } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items;
}

const itemUrl = (id: number, key: string) => `/api/imports/${id}/items/${key}`;
const decide = (as: TestMember, id: number, key: string, body: object) =>
  app.send('PUT', itemUrl(id, key), { as, body });

async function sendPicture(
  as: TestMember,
  id: number,
  key: string,
  options: { from?: number; colour?: string } = {},
) {
  const form = new FormData();
  form.append('from', String(options.from ?? 0));
  form.append('pictures[]', await jpeg({ colour: options.colour ?? '#b5533c' }), 'a.jpg');
  return app.send('POST', `${itemUrl(id, key)}/pictures`, { as, form });
}

const postsOf = async (member: TestMember, archived = 0) =>
  (await app.send('GET', `/api/user/${member.id}/posts/${archived}?limit=50`, { as: member })).body;

/** The author's own disclosure; readers also see one wherever a link pays. */
const adLabelOf = async (id: number) =>
  (await app.platform.db.selectFrom('posts').select('ad_label').where('id', '=', id).executeTakeFirst())
    ?.ad_label;

test('Each post of an export is read: stay or not, hotel, place, price and the words that say so', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const [found, plain] = await bring(member, id, [stay(1), bread]);
  expect(found).toMatchObject({
    state: 'review',
    stay: true,
    hotel_name: 'Hotel Bergkristall',
    city: 'Zermatt',
    country: 'CH',
    price: { amount: 210, currency: 'EUR', per: 'night' },
    corrected: false,
    duplicate_of: null,
    post_id: null,
    pictures: 0,
  });
  expect(found.probability).toBeGreaterThan(0.6);
  const words = found.evidence.map((one: { start: number; end: number }) =>
    found.caption.slice(one.start, one.end),
  );
  expect(words.join(' ')).toContain('Bergkristall');
  expect(plain).toMatchObject({ state: 'skipped', stay: false, hotel_name: null });
  const { body } = await app.send('GET', `/api/imports/${id}/items`, { as: member });
  expect(body).toEqual([found, plain]);
});

test('An accepted stay becomes a post with its first picture, at the time of the original, and takes more pictures', async () => {
  const member = await createMember(app);
  const { id } = await begin(member, { ad_label: true });
  const [{ key, taken_at, caption }] = await bring(member, id, [stay(2)]);
  expect((await sendPicture(member, id, key)).status).toBe(400);
  const accepted = await decide(member, id, key, { decision: 'accept' });
  expect(accepted.body.item.state).toBe('accepted');
  expect(await postsOf(member)).toEqual([]);
  const { status, body } = await sendPicture(member, id, key);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.item).toMatchObject({ state: 'imported', pictures: 1 });
  await sendPicture(member, id, key, { from: 1, colour: '#336699' });
  const [post] = await postsOf(member);
  expect(post).toMatchObject({
    id: body.item.post_id,
    caption,
    created_at: taken_at,
    hotel_name: 'Hotel Bergkristall',
    hotel_price: 210,
    price_per: 'night',
    archived: 0,
  });
  expect(await adLabelOf(post.id)).toBe(true);
  expect(post.gallery).toHaveLength(1);
});

test('A picture sent again is not stored again, and none may be missing', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const [{ key }] = await bring(member, id, [stay(3)]);
  await decide(member, id, key, { decision: 'accept' });
  const answers = await Promise.all([sendPicture(member, id, key), sendPicture(member, id, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await sendPicture(member, id, key)).body.item.pictures).toBe(1);
  expect((await sendPicture(member, id, key, { from: 3 })).status).toBe(400);
  const posts = await postsOf(member);
  expect(posts).toHaveLength(1);
  expect(posts[0].gallery).toHaveLength(0);
});

test('A file that is not a picture is refused with its reason, and the stay still waits', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const [{ key }] = await bring(member, id, [stay(4)]);
  await decide(member, id, key, { decision: 'accept' });
  const form = new FormData();
  form.append('pictures[]', new Blob(['no picture at all']), 'a.jpg');
  const { status, body } = await app.send('POST', `${itemUrl(id, key)}/pictures`, { as: member, form });
  expect([status, body.code]).toEqual([415, 'pictures.unsupported_type']);
  const waiting = await app.send('GET', `/api/imports/${id}/items?state=accepted`, { as: member });
  expect(waiting.body).toHaveLength(1);
  expect((await sendPicture(member, id, key)).status).toBe(200);
});

test('The same export again continues its import instead of starting another', async () => {
  const member = await createMember(app);
  const fingerprint = 'lena-wanders-2026-10';
  const first = await begin(member, { fingerprint });
  const [{ key }] = await bring(member, first.id, [stay(5)]);
  await decide(member, first.id, key, { decision: 'reject' });
  const again = await begin(member, { fingerprint });
  expect(again).toMatchObject({ id: first.id, counts: { rejected: 1 } });
  const items = await bring(member, again.id, [stay(5), stay(6)]);
  expect(items.map(({ state }: { state: string }) => state)).toEqual(['rejected', 'review']);
  // Two members may have the same export.
  expect((await begin(await createMember(app), { fingerprint })).id).not.toBe(first.id);
});

test('Two imports of one export create no duplicate stays, whatever their keys', async () => {
  const member = await createMember(app);
  const first = await begin(member);
  const second = await begin(member);
  await bring(member, second.id, [{ ...stay(7), key: 'n17900000000000007' }]);
  const [{ key }] = await bring(member, first.id, [stay(7)]);
  await decide(member, first.id, key, { decision: 'accept' });
  const { body } = await sendPicture(member, first.id, key);
  const third = await begin(member);
  const [known] = await bring(member, third.id, [stay(7)]);
  expect(known).toMatchObject({ state: 'duplicate', duplicate_of: body.item.post_id });
  const refused = await decide(member, third.id, key, { decision: 'accept' });
  expect([refused.status, refused.body.errors]).toEqual([400, { decision: expect.any(String) }]);
  // It was read before the first was imported, so it is recognised by its picture.
  await decide(member, second.id, 'n17900000000000007', { decision: 'accept' });
  const late = await sendPicture(member, second.id, 'n17900000000000007');
  expect(late.body.item).toMatchObject({ state: 'duplicate', duplicate_of: body.item.post_id });
  expect(await postsOf(member)).toHaveLength(1);
});

test('The same picture and caption make one post, even where the times differ', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const caption = stay(8).caption;
  const items = await bring(member, id, [stay(8), { ...stay(9), caption }]);
  for (const { key } of items) {
    await decide(member, id, key, { decision: 'accept' });
    expect((await sendPicture(member, id, key)).status).toBe(200);
  }
  expect(await postsOf(member)).toHaveLength(1);
  const { body } = await app.send('GET', `/api/imports/${id}/report`, { as: member });
  expect(body.outcomes.map((one: { outcome: string }) => one.outcome)).toEqual(['imported', 'duplicate']);
});

test('A scan and an export of one account create no duplicate stays, in either order', async () => {
  const scan = await app.send('GET', '/api/newposts/0/nolocation/lena.wanders/noLat/noLong');
  const [hit, second] = scan.body.posts;
  const asExported = (post: { caption: string; created_at: string }, key: string) => ({
    ...stay(0),
    key,
    caption: post.caption.trim(),
    taken_at: post.created_at,
  });
  const member = await createMember(app);
  const save = (posts: object[]) =>
    app.send('POST', '/api/instagram/save', { as: member, body: { posts, handle: 'lena.wanders' } });
  expect((await save([hit])).body.saved_count).toBe(1);
  const { id } = await begin(member);
  const [known, open] = await bring(member, id, [asExported(hit, 't1-a'), asExported(second, 't2-b')]);
  expect(known.state).toBe('duplicate');
  expect(open.state).toBe('review');
  await decide(member, id, 't2-b', { decision: 'accept' });
  expect((await sendPicture(member, id, 't2-b')).body.item.state).toBe('imported');
  expect((await save([second])).body).toMatchObject({ saved_count: 0, skipped_count: 1 });
  expect(await postsOf(member)).toHaveLength(2);
});

test('Rejecting, correcting and undoing change the item, and corrections apply to waiting and later posts', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const [{ key }, waiting] = await bring(member, id, [stay(10), stay(19)]);
  expect((await decide(member, id, key, { decision: 'reject' })).body.item.state).toBe('rejected');
  expect((await decide(member, id, key, { decision: 'undo' })).body.item.state).toBe('review');
  const correction = { hotel_name: 'Chalet Bergkristall', city: 'Täsch', lat: 46.07, long: 7.78 };
  const corrected = await decide(member, id, key, {
    ...correction,
    price: { amount: 195.5, currency: 'CHF', per: 'night' },
  });
  expect(corrected.body.item).toMatchObject({
    ...correction,
    state: 'review',
    corrected: true,
    price: { amount: 195.5, currency: 'CHF', per: 'night' },
  });
  const left = await app.send('GET', `/api/imports/${id}/items?state=review`, { as: member });
  const same = left.body.find((item: { key: string }) => item.key === waiting.key);
  expect(same).toMatchObject({ ...correction, corrected: true });
  const [next] = await bring(member, id, [stay(11)]);
  expect(next).toMatchObject({ ...correction, corrected: true });
  const file = await app.send('GET', '/api/imports/corrections.csv', { as: member });
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('"Hotel Bergkristall","Chalet Bergkristall","Täsch"');
  expect((await app.send('GET', '/api/imports/corrections.csv', { as: other })).body).not.toContain('Chalet');
});

test('A caption that looks like a formula is escaped in the file of corrections', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const [{ key }] = await bring(member, id, [stay(12, { caption: `=1+1 ${stay(12).caption}` })]);
  await decide(member, id, key, { hotel_name: '@SUM(A1)' });
  const { body } = await app.send('GET', '/api/imports/corrections.csv', { as: member });
  expect(body).toContain(`"'=1+1`);
  expect(body).toContain(`"'@SUM(A1)"`);
});

test('Stays to review are grouped by their doubt, on one page or several', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const unnamed = 'Late checkout, breakfast in the robe. Our room had a view of the harbour and a huge bed.';
  await bring(member, id, [
    stay(1, { caption: unnamed }),
    stay(2, { caption: 'Zwei Nächte @sunnseit_zillertal, bestes Bett' }),
    stay(3),
    stay(4, { caption: unnamed }),
  ]);
  const path = `/api/imports/${id}/items?state=review`;
  const whole = await app.send('GET', path, { as: member });
  const groups = whole.body.map((item: { doubt: string | null }) => item.doubt);
  expect(groups).toEqual([null, 'handle', 'hotel', 'hotel']);
  const keys: string[] = [];
  for (let next: string | null = `${path}&limit=1`; next !== null; ) {
    const { body, headers } = await app.send('GET', next, { as: member });
    keys.push(...body.map((item: { key: string }) => item.key));
    next = /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1] ?? null;
  }
  expect(keys).toEqual(whole.body.map((item: { key: string }) => item.key));
});

test('All above a confidence are accepted at once, except those without a hotel', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const unnamed = {
    ...stay(20),
    key: 'unnamed',
    caption: 'Checked in late, slept in a lovely hotel room by the sea for three nights.',
  };
  const doubtful = { ...stay(15), key: 'doubtful', caption: 'Hotel Bergkristall in Zermatt. Slept.' };
  const items = await bring(member, id, [stay(13), stay(14), doubtful, unnamed, bread]);
  const least = items[2].probability + 0.01;
  expect(items[0].probability).toBeGreaterThan(least);
  const accept = async (min_probability: number) =>
    (await app.send('POST', `/api/imports/${id}/accept`, { as: member, body: { min_probability } })).body;
  expect((await accept(least)).accepted).toBe(2);
  const { body } = await app.send('GET', `/api/imports/${id}/items`, { as: member });
  const states = body.map((item: { state: string }) => item.state);
  expect(states).toEqual(['accepted', 'accepted', 'review', 'review', 'skipped']);
  expect((await accept(items[2].probability - 0.01)).accepted).toBe(1);
  // A hotel that the member names makes it a stay.
  expect((await decide(member, id, 'unnamed', { decision: 'accept' })).status).toBe(400);
  const named = await decide(member, id, 'unnamed', { decision: 'accept', hotel_name: 'Casa Marea' });
  expect(named.body.item).toMatchObject({ state: 'accepted', hotel_name: 'Casa Marea' });
});

test('Posts start as the import says, archived and without an ad label unless changed', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const changed = await app.send('PUT', `/api/imports/${id}`, { as: member, body: { archived: true } });
  expect(changed.body.import).toMatchObject({ archived: true, ad_label: false });
  const [{ key }] = await bring(member, id, [stay(15)]);
  await decide(member, id, key, { decision: 'accept' });
  await sendPicture(member, id, key);
  expect(await postsOf(member)).toEqual([]);
  const [post] = await postsOf(member, 1);
  expect(post.archived).toBe(1);
  expect(await adLabelOf(post.id)).toBe(false);
});

test('Every post of the source ends imported, duplicate, or skipped with a reason', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const items = await bring(member, id, [stay(16), stay(17), stay(18), bread]);
  await decide(member, id, items[0].key, { decision: 'accept' });
  await sendPicture(member, id, items[0].key);
  await decide(member, id, items[1].key, { decision: 'reject' });
  await decide(member, id, items[2].key, { decision: 'accept' });
  const pages = await readPages<{ key: string }>(app, {
    url: `/api/imports/${id}/items`,
    as: member,
    limit: 3,
  });
  expect(pages.flat().map(({ key }) => key)).toEqual(items.map(({ key }: { key: string }) => key));
  const { body } = await app.send('GET', `/api/imports/${id}/report`, { as: member });
  expect(body.outcomes.map((one: { outcome: string; reason: string }) => [one.outcome, one.reason])).toEqual([
    ['imported', null],
    ['skipped', 'rejected'],
    ['open', 'no_picture_yet'],
    ['skipped', 'no_stay'],
  ]);
  expect(body.import.counts).toEqual({
    review: 0,
    accepted: 1,
    imported: 1,
    rejected: 1,
    duplicate: 0,
    skipped: 1,
  });
  const { id: later } = await begin(member);
  const list = await app.send('GET', '/api/imports', { as: member });
  expect(list.body).toMatchObject([{ id: later }, { id, counts: { imported: 1 } }]);
});

test('Odd text of an export is cleaned, and an invalid item is refused at its field', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const caption = `Slept at Hotel Bergkristall\u0000\u0007 in Zermatt \ud83d`;
  const [item] = await bring(member, id, [stay(30, { caption })]);
  expect(item.caption).not.toMatch(/[\u0000\u0007]|\ud83d$/u);
  const refuse = async (items: unknown) =>
    (await app.send('POST', `/api/imports/${id}/items`, { as: member, body: { items } })).status;
  expect(await refuse([])).toBe(400);
  expect(await refuse([stay(1, { key: '../../x' })])).toBe(400);
  expect(await refuse([stay(1, { lat: 91 })])).toBe(400);
  expect(await refuse([stay(1, { taken_at: 'yesterday' })])).toBe(400);
  expect(await refuse(Array.from({ length: 51 }, (_, number) => stay(number)))).toBe(400);
});

test('Another member’s import and an unknown one are answered alike: not found', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const [{ key }] = await bring(member, id, [stay(40)]);
  for (const [as, at] of [
    [other, id],
    [member, 99_999_999],
  ] as const) {
    const answers = [
      await app.send('GET', `/api/imports/${at}/items`, { as }),
      await app.send('GET', `/api/imports/${at}/report`, { as }),
      await app.send('PUT', `/api/imports/${at}`, { as, body: { archived: true } }),
      await app.send('POST', `/api/imports/${at}/items`, { as, body: { items: [stay(41)] } }),
      await app.send('POST', `/api/imports/${at}/accept`, { as, body: { min_probability: 0.5 } }),
      await decide(as, at, key, { decision: 'accept' }),
      await sendPicture(as, at, key),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'imports.not_found']);
  }
  expect((await decide(member, id, 'no-such-key', { decision: 'accept' })).status).toBe(404);
  expect((await app.send('GET', '/api/imports', { as: other })).body).toEqual([]);
  expect((await app.send('GET', '/api/imports')).status).toBe(401);
});
