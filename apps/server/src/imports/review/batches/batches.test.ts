import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { publishPost } from '../../../../test/stays/lists.ts';
import { jpeg } from '../../../../test/stays/pictures.ts';

let app: TestApp;
let other: TestMember;

beforeAll(async () => {
  app = await startApp();
  other = await createMember(app);
});

afterAll(() => app?.close());

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

const send = (as: TestMember, path: string, body: object) =>
  app.send('POST', `/api/imports${path}`, { as, body });
const begin = async (as: TestMember) =>
  (await send(as, '', { source: 'export', label: 'Export', total: 3 })).body.import;

async function bring(as: TestMember, id: number, items: object[]) {
  const { status, body } = await send(as, `/${id}/items`, { items });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items;
}

const decide = (as: TestMember, id: number, key: string, body: object) =>
  app.send('PUT', `/api/imports/${id}/items/${key}`, { as, body });

async function sendPicture(as: TestMember, id: number, key: string) {
  const form = new FormData();
  form.append('pictures[]', await jpeg({ colour: '#b5533c' }), 'a.jpg');
  return app.send('POST', `/api/imports/${id}/items/${key}/pictures`, { as, form });
}

const postsOf = async (member: TestMember) =>
  (await app.send('GET', `/api/user/${member.id}/posts/0?limit=50`, { as: member })).body;

test('An imported hotel without a place is settled by where its member stayed around that time', async () => {
  const member = await createMember(app);
  const kiel = { lat: '54.32', long: '10.14', city: 'Kiel', country: 'DE' };
  const fields = { location: 'Hotel Brandung, Kiel', ...kiel };
  const sea = await publishPost(app, { as: other, fields });
  await publishPost(app, { as: other, fields: { location: 'Hotel Brandung, Zermatt' } });
  await publishPost(app, { as: member, fields: { location: 'Strandhaus, Kiel', ...kiel } });
  const { id } = await begin(member);
  const caption = 'Two nights at Hotel Brandung, slept like a stone.';
  const taken_at = app.platform.clock.now().toISOString();
  const [{ key }] = await bring(member, id, [stay(21, { caption, taken_at })]);
  await decide(member, id, key, { decision: 'accept' });
  expect((await sendPicture(member, id, key)).body.item.state).toBe('imported');
  const [post] = (await postsOf(member)).filter((one: { caption: string }) => one.caption === caption);
  expect(post.hotel_slug).toBe(sea.hotel_slug);
});

test('Corrected prices, rejections and missed stays are listed as corrections, each with what was found', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const plain = { ...bread, key: 't5-plain' };
  const items = await bring(member, id, [stay(50), stay(51), stay(52), stay(53), plain]);
  const [priced, rejected, accepted, takenBack] = items.map(({ key }: { key: string }) => key);
  await decide(member, id, priced, {
    decision: 'accept',
    price: { amount: 195.5, currency: 'CHF', per: 'stay' },
  });
  await decide(member, id, rejected, { decision: 'reject' });
  await decide(member, id, accepted, { decision: 'accept' });
  await decide(member, id, takenBack, { decision: 'reject' });
  await decide(member, id, takenBack, { decision: 'undo' });
  await decide(member, id, 't5-plain', { decision: 'accept', hotel_name: 'Casa Marea', city: 'Rab' });
  const file = (await app.send('GET', '/api/imports/corrections.csv', { as: member })).body as string;
  const [head = '', ...lines] = file.trim().split('\r\n');
  expect(head).toBe(
    'caption,found_name,hotel_name,city,region,country,lat,lng,decision,location_name,found_city,found_price,found_currency,found_per,price,currency,per',
  );
  const line = (number: string) => lines.find((one) => one.includes(`№${number}"`)) ?? '';
  expect(lines).toHaveLength(3);
  expect(line('50')).toMatch(
    /"Hotel Bergkristall","Hotel Bergkristall","Zermatt".*,"corrected",,"Zermatt",210,"EUR","night",195\.5,"CHF","stay"$/,
  );
  expect(line('51')).toMatch(/"Hotel Bergkristall",,,,,,,"rejected",,"Zermatt",210,"EUR","night",,,$/);
  expect(lines.find((one) => one.startsWith('"Sunday'))).toMatch(/,,"Casa Marea","Rab",.*,"added",/);
});

test('Five hundred stays are accepted at once and undone at once, except those decided individually', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const items = Array.from({ length: 500 }, (_, number) => stay(1000 + number));
  for (let from = 0; from < items.length; from += 50) await bring(member, id, items.slice(from, from + 50));
  const alone = items[3]?.key ?? '';
  await decide(member, id, alone, { decision: 'accept' });
  await decide(member, id, items[4]?.key ?? '', { decision: 'reject' });
  const { body } = await send(member, `/${id}/accept`, { min_probability: 0.5 });
  expect(body).toMatchObject({
    accepted: 498,
    at: expect.any(String),
    import: { counts: { review: 0, accepted: 499, rejected: 1 } },
  });
  const published = items[9]?.key ?? '';
  expect((await sendPicture(member, id, published)).body.item.state).toBe('imported');
  const undone = await send(member, `/${id}/accept/undo`, { at: body.at });
  expect(undone.body).toMatchObject({
    taken_back: 497,
    import: { counts: { review: 497, accepted: 1, imported: 1, rejected: 1 } },
  });
  expect((await send(member, `/${id}/accept/undo`, { at: body.at })).body.taken_back).toBe(0);
  const left = await app.send('GET', `/api/imports/${id}/items?state=accepted`, { as: member });
  expect(left.body.map(({ key }: { key: string }) => key)).toEqual([alone]);
});

test('One window at a time works on an import; the lock ends with the work, or after a minute without a sign', async () => {
  const member = await createMember(app);
  const { id } = await begin(member);
  const hold = async (holder: string, more: object = {}) =>
    (await app.send('POST', `/api/imports/${id}/hold`, { as: member, body: { holder, ...more } })).body.held;
  const both = await Promise.all([hold('window-one'), hold('window-two')]);
  expect(both.filter(Boolean)).toHaveLength(1);
  const [mine, theirs] = both[0] ? ['window-one', 'window-two'] : ['window-two', 'window-one'];
  expect(await hold(mine)).toBe(true);
  expect(await hold(theirs)).toBe(false);
  // Who does not have it cannot let it go.
  expect(await hold(theirs, { release: true })).toBe(false);
  expect(await hold(theirs)).toBe(false);
  await hold(mine, { release: true });
  expect(await hold(theirs)).toBe(true);
  app.platform.clock.setOffset(61_000);
  expect(await hold(mine)).toBe(true);
  app.platform.clock.setOffset(0);
  expect(
    (await app.send('POST', `/api/imports/${id}/hold`, { as: other, body: { holder: 'window-three' } }))
      .status,
  ).toBe(404);
});
