import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let sandbox: TestSandbox;
let app: TestApp;
let origin: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
  const { port } = app.app.http.server.address() as { port: number };
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const read = (handle: string, as?: TestMember) => app.send('GET', `/api/atlases/${handle}`, { as });
const show = (as: TestMember, shown = true) => app.send('PUT', '/api/me/atlas', { as, body: { shown } });
const picture = async (handle: string, file = 'preview.jpg?language=en') => {
  const answer = await fetch(`${origin}/api/atlases/${handle}/${file}`);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const places = {
  zermatt: {
    location: 'Hotel Bergkristall, Zermatt',
    city: 'Zermatt',
    country: 'CH',
    lat: '46.02',
    long: '7.75',
  },
  suva: { location: 'Reef House, Suva', city: 'Suva', country: 'FJ', lat: '-18.14', long: '178.44' },
};

async function shownMember(): Promise<TestMember> {
  const member = await createMember(app);
  await show(member);
  return member;
}

test('An atlas is hidden from others until its member shows it, and can be hidden again', async () => {
  const member = await createMember(app);
  const other = await createMember(app);
  await publishPost(app, { as: member, fields: places.zermatt });
  for (const viewer of [undefined, other]) expect((await read(member.username, viewer)).status).toBe(404);
  expect((await picture(member.username)).status).toBe(404);
  expect((await read(member.username, member)).body).toMatchObject({
    shown: false,
    stays: 1,
    can: { update: true },
  });
  const { status, body } = await show(member);
  expect([status, body.user.atlas_shown]).toEqual([200, true]);
  for (const viewer of [undefined, other])
    expect((await read(member.username, viewer)).body).toMatchObject({ shown: true, stays: 1 });
  expect((await picture(member.username)).status).toBe(200);
  await show(member, false);
  expect((await read(member.username)).status).toBe(404);
  expect((await picture(member.username)).status).toBe(404);
});

test('Nobody shows an atlas but its member', async () => {
  expect((await app.send('PUT', '/api/me/atlas', { body: { shown: true } })).status).toBe(401);
  const member = await createMember(app);
  const { status, body } = await app.send('PUT', '/api/me/atlas', { as: member, body: { shown: 'yes' } });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['shown']]);
  expect((await read(member.username)).status).toBe(404);
});

test('An atlas counts stays, countries and years, and names the cheapest night across currencies', async () => {
  const member = await shownMember();
  const priced = (hotel_price: string, price_currency: string) => ({
    hotel_price,
    price_currency,
    price_per: 'night',
  });
  await app.platform.db
    .insertInto('exchange_rates')
    .values({ day: '2026-01-01', currency: 'JPY', units_per_euro: '180' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await publishPost(app, { as: member, fields: { ...places.zermatt, ...priced('90', 'EUR') } });
  const inn = await publishPost(app, { as: member, fields: { ...places.suva, ...priced('9000', 'JPY') } });
  await publishPost(app, {
    as: member,
    fields: { ...places.zermatt, hotel_price: '10', price_currency: 'EUR' },
  });
  const { body } = await read(member.username);
  expect(body).toMatchObject({
    stays: 3,
    countries: [
      { country: 'CH', stays: 2 },
      { country: 'FJ', stays: 1 },
    ],
    cheapest: { id: inn.id, price: 9000, currency: 'JPY' },
  });
  expect(body.years).toEqual([{ year: expect.any(Number), stays: 3 }]);
  expect(body.list[1]).toMatchObject({
    id: inn.id,
    city: 'Suva',
    country: 'FJ',
    lat: -18.14,
    long: 178.44,
    credit: null,
  });
  expect((await app.send('GET', body.list[1].small)).headers['content-type']).toBe('image/webp');
});

test('An atlas tells own stays from those saved from other accounts, and names those accounts', async () => {
  const member = await shownMember();
  await publishPost(app, { as: member, fields: places.zermatt });
  const saved = [];
  for (const handle of ['wide.roads', 'wide.roads', 'slow.days']) {
    const { id } = await publishPost(app, { as: member, fields: places.suva });
    saved.push({ id, source_handle: handle, created_at: new Date('2016-05-01') });
  }
  for (const { id, ...change } of saved)
    await app.platform.db.updateTable('posts').set(change).where('id', '=', id).execute();
  const { body } = await read(member.username);
  expect(body).toMatchObject({ stays: 4, credits: ['wide.roads', 'slow.days'] });
  expect(body.own).toEqual({ stays: 1, years: 1, since: body.years[0].year });
});

test('Archived and deleted stays are on no atlas', async () => {
  const member = await shownMember();
  const kept = await publishPost(app, { as: member, fields: places.zermatt });
  const archived = await publishPost(app, { as: member, fields: places.suva });
  const deleted = await publishPost(app, { as: member, fields: places.suva });
  await app.send('PUT', `/api/posts/${archived.id}/archive`, { as: member });
  await app.send('DELETE', `/api/posts/${deleted.id}`, { as: member });
  for (const viewer of [undefined, member]) {
    const { body } = await read(member.username, viewer);
    expect(body.list.map(({ id }: { id: number }) => id)).toEqual([kept.id]);
    expect([body.stays, body.countries.length]).toEqual([1, 1]);
  }
});

test('An atlas is found by every spelling of its name, and by a handle only once that is proven', async () => {
  const member = await shownMember();
  const claim = { handle: `the.road.${member.id}`, user_id: member.id, code: 'x' };
  const { db, clock } = app.platform;
  expect((await read(member.username.toUpperCase())).body.username).toBe(member.username);
  await db
    .insertInto('claimed_handles')
    .values({ ...claim, created_at: clock.now(), confirmed_at: null })
    .execute();
  expect((await read(claim.handle)).status).toBe(404);
  await db
    .updateTable('claimed_handles')
    .set({ confirmed_at: clock.now() })
    .where('handle', '=', claim.handle)
    .execute();
  expect((await read(claim.handle.toUpperCase())).body.username).toBe(member.username);
});

test('Stays of an unproven account carry its name on the atlas, and leave once it is proven to be another’s', async () => {
  const member = await shownMember();
  const owner = await createMember(app);
  const { db, clock } = app.platform;
  const handle = `far.away.${member.id}`;
  const { id } = await publishPost(app, { as: member, fields: places.suva });
  await db.updateTable('posts').set({ source_handle: handle }).where('id', '=', id).execute();
  expect((await read(member.username)).body.list[0].credit).toBe(handle);
  const now = clock.now();
  const claim = { handle, code: 'x', created_at: now, confirmed_at: now };
  await db
    .insertInto('claimed_handles')
    .values({ ...claim, user_id: owner.id })
    .execute();
  expect((await read(member.username)).body.stays).toBe(0);
  await db.updateTable('claimed_handles').set({ user_id: member.id }).where('handle', '=', handle).execute();
  expect((await read(member.username)).body.list[0].credit).toBeNull();
});

test('A member’s atlas is hidden from those they have blocked, and from everyone while they are leaving', async () => {
  const [member, blocked] = [await shownMember(), await createMember(app)];
  await publishPost(app, { as: member, fields: places.zermatt });
  await app.send('POST', '/api/blocks', { as: member, body: { user_id: blocked.id } });
  expect((await read(member.username, blocked)).status).toBe(404);
  expect((await read(member.username)).status).toBe(200);
  const body = { password: member.password, gives_up: false };
  expect((await app.send('POST', '/api/me/leaving', { as: member, body })).status).toBe(200);
  expect((await read(member.username)).status).toBe(404);
  expect((await picture(member.username)).status).toBe(404);
});

test.each([
  ['preview.jpg', 1200, 630],
  ['story.jpg', 1080, 1920],
])(
  '%s is a JPEG of %d by %d pixels, in both languages, with and without stays',
  async (file, width, height) => {
    const member = await shownMember();
    const sizes = async () => {
      const files = await Promise.all(
        ['en', 'de'].map((language) => picture(member.username, `${file}?language=${language}`)),
      );
      expect(files.map(({ status }) => status)).toEqual([200, 200]);
      expect(files[0]?.headers.get('content-type')).toMatch(/^image\/jpeg/);
      return Promise.all(
        files.map(async ({ bytes }) => {
          const { format, width: wide, height: high } = await sharp(bytes).metadata();
          return [format, wide, high];
        }),
      );
    };
    const wanted = ['jpeg', width, height];
    expect(await sizes()).toEqual([wanted, wanted]);
    await publishPost(app, { as: member, fields: places.suva });
    expect(await sizes()).toEqual([wanted, wanted]);
  },
);

test('A picture is drawn once and served until a stay changes; then it is drawn again and the old file is deleted', async () => {
  const member = await shownMember();
  const { id } = await publishPost(app, { as: member, fields: places.zermatt });
  const kept = async () =>
    app.platform.db
      .selectFrom('atlas_pictures')
      .select(['key', 'content'])
      .where('user_id', '=', member.id)
      .execute();
  const first = await picture(member.username);
  const before = await kept();
  expect((await picture(member.username)).bytes.equals(first.bytes)).toBe(true);
  expect(await kept()).toEqual(before);
  expect(before.map(({ content }) => content)).toEqual([(await read(member.username)).body.content]);
  await app.send('PUT', `/api/posts/${id}/archive`, { as: member });
  expect((await picture(member.username)).bytes.equals(first.bytes)).toBe(false);
  const after = await kept();
  expect(after).toHaveLength(1);
  expect(after[0]?.key).not.toBe(before[0]?.key);
  await app.runJobs();
  expect(await app.platform.storage.exists(`${before[0]?.key}/preview.jpg`)).toBe(false);
  expect(await app.platform.storage.exists(`${after[0]?.key}/preview.jpg`)).toBe(true);
});

test('Very long names and letters missing in the fonts cause no error', async () => {
  for (const name of ['李小龙', 'Maximiliana-Theodora von und zu Hohenstaufen-Wittelsbach am See', '😀']) {
    const member = await createMember(app, { name });
    await show(member);
    expect((await picture(member.username)).status).toBe(200);
  }
});

test('The sitemap lists the atlases that are shown and have a stay', async () => {
  const [shown, hidden, empty] = [await shownMember(), await createMember(app), await shownMember()];
  for (const as of [shown, hidden]) await publishPost(app, { as, fields: places.zermatt });
  const [part] =
    /\/sitemap\/atlases-\d+\.xml/.exec(String((await app.send('GET', '/sitemap.xml')).body)) ?? [];
  const listed = String((await app.send('GET', `${part}`)).body);
  for (const language of ['en', 'de']) expect(listed).toContain(`/${language}/@${shown.username}<`);
  for (const { username } of [hidden, empty]) expect(listed).not.toContain(`/@${username}<`);
});

test('Posts and profile say whether their author shows an atlas', async () => {
  const member = await createMember(app);
  const { id } = await publishPost(app, { as: member, fields: places.zermatt });
  const told = async () => [
    (await app.send('GET', `/api/posts/${id}`)).body.author_atlas,
    (await app.send('GET', `/api/users/username/${member.username}`)).body.atlas_shown,
  ];
  expect(await told()).toEqual([false, false]);
  await show(member);
  expect(await told()).toEqual([true, true]);
});
