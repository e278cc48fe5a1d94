import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { postFormData } from '../../../test/stays/pictures.ts';
import { moveWishes } from '../../imports/wishes/index.ts';
import { listTwins, mergeHotels } from './index.ts';

let app: TestApp;
let author: TestMember;

beforeAll(async () => {
  app = await startApp();
  author = await createMember(app);
});

afterAll(() => app?.close());

const zermatt = { lat: '46.0207', long: '7.7491', city: 'Zermatt', country: 'CH' };

async function publish(location: string, fields: Record<string, string> = zermatt, as = author) {
  const form = await postFormData({ location, ...fields });
  const { status, body } = await app.send('POST', '/api/posts', { as, form });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.post as { id: number; hotel_slug: string; hotel_link: string };
}

const merge = (gone: string, kept: string) => mergeHotels(app.platform.db, { gone, kept }, moveWishes);
const hotel = (slug: string) => app.send('GET', `/api/hotels/${slug}`);

test('Two records of one hotel are merged: stays, links and favourites move, and the old address redirects', async () => {
  const [one, other] = [
    await publish('Haus Alpenglühn, Zermatt'),
    await publish('Alpengluh Chalet, Zermatt'),
  ];
  const reader = await createMember(app);
  const favourite = { user_id: reader.id, post_id: one.id };
  expect((await app.send('POST', '/api/postfavorites', { as: reader, body: favourite })).status).toBe(200);
  await app.send('PUT', `/api/posts/${(await publish('Haus Alpenglühn, Zermatt')).id}/archive`, {
    as: author,
  });
  expect(await merge(one.hotel_slug, other.hotel_slug)).toEqual({ posts: 2 });
  const { body } = await hotel(one.hotel_slug);
  expect(body).toMatchObject({ slug: other.hotel_slug, stays: 2 });
  const stays = await app.send('GET', `/api/hotels/${one.hotel_slug}/posts`, { as: reader });
  expect(stays.body.map((post: { id: number }) => post.id).toSorted()).toEqual([one.id, other.id].toSorted());
  const moved = stays.body.find((post: { id: number }) => post.id === one.id);
  expect(moved).toMatchObject({ hotel_slug: other.hotel_slug, hotel_link: one.hotel_link, favorite: 1 });
});

test('Data that only the removed record had are kept, and addresses redirect over several merges', async () => {
  const bare = await publish('Bergruh Eins, Zermatt');
  const full = await publish('Bergruh Zwei, Zermatt', { ...zermatt, street: 'Dorfweg 3', zip: '3920' });
  const last = await publish('Bergruh Drei, Zermatt');
  await merge(full.hotel_slug, bare.hotel_slug);
  expect((await hotel(bare.hotel_slug)).body).toMatchObject({ street: 'Dorfweg 3', zip: '3920' });
  await merge(bare.hotel_slug, last.hotel_slug);
  for (const slug of [full.hotel_slug, bare.hotel_slug])
    expect((await hotel(slug)).body).toMatchObject({ slug: last.hotel_slug, street: 'Dorfweg 3', stays: 3 });
});

test('An address that a hotel once had is given to no other', async () => {
  const [gone, kept] = [await publish('Haus Murmel, Zermatt'), await publish('Haus Gemse, Zermatt')];
  await merge(gone.hotel_slug, kept.hotel_slug);
  const again = await publish('Haus Murmel, Zermatt');
  expect(again.hotel_slug).not.toBe(gone.hotel_slug);
});

test('Merging a hotel with itself or with an unknown one is refused and changes nothing', async () => {
  const { hotel_slug } = await publish('Haus Steinbock, Zermatt');
  await expect(merge(hotel_slug, hotel_slug)).rejects.toThrow('merged with itself');
  await expect(merge(hotel_slug, 'nowhere')).rejects.toThrow('There is no hotel with the slug nowhere.');
  expect((await hotel(hotel_slug)).body.slug).toBe(hotel_slug);
});

test('Likely twins are listed by their likeness within a town, and not across towns', async () => {
  const [one, other] = [
    await publish('Chalet Matterblick, Zermatt'),
    await publish('Chalet Matterblik, Zermatt'),
  ];
  const kiel = { lat: '54.32', long: '10.14', city: 'Kiel', country: 'DE' };
  const far = await publish('Chalet Matterblick, Kiel', kiel);
  const pairs = (await listTwins(app.platform.db)).map(({ slugs }) => slugs);
  expect(pairs).toContainEqual([one.hotel_slug, other.hotel_slug]);
  expect(pairs.flat()).not.toContain(far.hotel_slug);
});

test('A hotel without a place is settled by where its author stayed around that time', async () => {
  const guest = await createMember(app);
  const kiel = { lat: '54.32', long: '10.14', city: 'Kiel', country: 'DE' };
  const [mountain, sea] = [
    await publish('Hotel Wetterhahn, Zermatt'),
    await publish('Hotel Wetterhahn, Kiel', kiel),
  ];
  const save = async (postId: string) => {
    const caption = `Two nights at Hotel Wetterhahn, slept like a stone. €210 a night. №${postId}`;
    const bundle = { posts: [{ postId, source_post_id: postId, caption }], handle: 'some.body' };
    const { body } = await app.send('POST', '/api/instagram/save', { as: guest, body: bundle });
    expect(body.saved_count, JSON.stringify(body)).toBe(1);
    return (await app.send('GET', `/api/user/${guest.id}/posts/0`)).body[0].hotel_slug;
  };
  expect([mountain.hotel_slug, sea.hotel_slug]).not.toContain(await save('551'));
  await publish('Strandhaus, Kiel', kiel, guest);
  expect(await save('552')).toBe(sea.hotel_slug);
});
