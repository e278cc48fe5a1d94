import { isArea, loadGazetteer } from '@staylore/gazetteer/gazetteer';
import { distanceKm } from '@staylore/geo/geo';
import { expect, test } from 'vitest';
import { boundingBoxes } from './data/bounding-boxes.ts';
import { longAccount, networkAccounts } from './network.ts';
import { hotels, stays } from './stays.ts';
import { demoWorld } from './world.ts';

const usernames = new Set(demoWorld.people.map((person) => person.username));

function countBy<Item>(items: readonly Item[], name: (item: Item) => string): Map<string, number> {
  return new Map([...Map.groupBy(items, name)].map(([key, group]) => [key, group.length]));
}

function repeated(texts: readonly string[]): string[] {
  return [...countBy(texts, (text) => text)].filter(([, count]) => count > 1).map(([text]) => text);
}

test('the members that guides and tests name are there', () => {
  expect(demoWorld.people.length).toBeGreaterThanOrEqual(28);
  for (const name of ['lena', 'anna', 'jules', 'concierge', 'noah']) expect(usernames).toContain(name);
  const concierge = demoWorld.people.find((person) => person.username === 'concierge');
  expect(concierge).toMatchObject({ id: 97, permissions: ['recommend_on_behalf', 'moderator', 'operator'] });
  expect(demoWorld.password).toBe('staylore-demo');
});

test('a member has a name that can be registered, a mail address of the demo and a short biography', () => {
  expect(usernames.size).toBe(demoWorld.people.length);
  for (const person of demoWorld.people) {
    expect(person.username).toMatch(/^[a-z0-9._]{3,30}$/);
    expect(person.email).toBe(`${person.username}@demo.example`);
    expect(person.bio.length).toBeLessThanOrEqual(1000);
  }
});

test('every stay has an author, a caption of its own and a key of its own', () => {
  expect(repeated(stays.map((stay) => stay.key))).toEqual([]);
  expect(repeated(stays.map((stay) => stay.caption))).toEqual([]);
  for (const stay of stays) {
    expect(usernames, stay.key).toContain(stay.author);
    expect(stay.caption.length, stay.key).toBeGreaterThan(20);
    expect(stay.caption.length, stay.key).toBeLessThanOrEqual(2200);
  }
});

test('the stays reach round the world: many hotels, many countries, some hotels with several guests', () => {
  expect(stays.length).toBeGreaterThanOrEqual(640);
  expect(hotels.length).toBeGreaterThanOrEqual(320);
  expect(new Set(hotels.map((hotel) => hotel.country)).size).toBeGreaterThanOrEqual(45);
  const guests = Map.groupBy(stays, (stay) => stay.hotel.id);
  const lively = [...guests.values()].filter((group) => new Set(group.map((stay) => stay.author)).size >= 3);
  expect(lively.length).toBeGreaterThanOrEqual(60);
});

test('every member has enough to show on a profile, and nobody fills the feed alone', () => {
  const told = countBy(stays, (stay) => stay.author);
  expect(told.size).toBe(demoWorld.people.length);
  for (const [author, count] of told) {
    expect(count, author).toBeGreaterThanOrEqual(12);
    expect(count, author).toBeLessThanOrEqual(40);
  }
});

test('both languages are used, neither by fewer than two in five', () => {
  const german = stays.filter((stay) => stay.language === 'de').length;
  expect(german / stays.length).toBeGreaterThan(0.4);
  expect(german / stays.length).toBeLessThan(0.6);
  const bilingual = Map.groupBy(
    stays.filter((stay) => stay.author === 'jules'),
    (stay) => stay.language,
  );
  expect([...bilingual.keys()].sort()).toEqual(['de', 'en']);
});

test('the feed has stays of the last days, and of every month of the year before', () => {
  expect(stays.filter((stay) => stay.daysAgo <= 14).length).toBeGreaterThanOrEqual(12);
  for (let day = 0; day < 360; day += 30) {
    const some = stays.filter((stay) => stay.daysAgo > day && stay.daysAgo <= day + 30);
    expect(some.length, `${day} days ago`).toBeGreaterThanOrEqual(10);
  }
});

test('tags are ones that a member could have typed', () => {
  for (const { key, tags } of stays) {
    expect(tags.length, key).toBeLessThanOrEqual(30);
    expect(new Set(tags).size, key).toBe(tags.length);
    for (const tag of tags) {
      expect(tag, key).toBe(tag.toLowerCase().trim());
      expect(tag, key).toMatch(/^.{1,40}$/u);
    }
  }
});

test('prices are positive whole numbers of the smallest unit, or missing', () => {
  for (const { key, price } of stays) {
    if (price === null) continue;
    expect(Number.isSafeInteger(price.minor), key).toBe(true);
    expect(price.minor, key).toBeGreaterThan(0);
    expect(price.currency, key).toMatch(/^[A-Z]{3}$/);
  }
});

test('days lie within the last 700 and pictures number one to four', () => {
  for (const stay of stays) {
    expect(stay.daysAgo, stay.key).toBeGreaterThanOrEqual(1);
    expect(stay.daysAgo, stay.key).toBeLessThanOrEqual(700);
    expect(stay.minuteOfDay, stay.key).toBeLessThan(1440);
    expect(stay.pictures.length, stay.key).toBeGreaterThanOrEqual(1);
    expect(stay.pictures.length, stay.key).toBeLessThanOrEqual(4);
  }
});

test('every hotel lies in its country', () => {
  expect(repeated(hotels.map((hotel) => hotel.id))).toEqual([]);
  expect(repeated(hotels.map((hotel) => `${hotel.name}, ${hotel.city}`))).toEqual([]);
  for (const { id, country, lat, lng, region, street, city } of hotels) {
    const [south, west, north, east] = boundingBoxes[country] ?? [];
    expect(lat, id).toBeGreaterThanOrEqual(south ?? 90);
    expect(lat, id).toBeLessThanOrEqual(north ?? -90);
    expect(lng, id).toBeGreaterThanOrEqual(west ?? 180);
    expect(lng, id).toBeLessThanOrEqual(east ?? -180);
    expect([region, street, city], id).not.toContain('');
  }
});

test('a hotel lies at the town it names wherever the gazetteer knows that town', () => {
  const gazetteer = loadGazetteer();
  const known = hotels.flatMap((hotel) => {
    const towns = gazetteer.find(hotel.city, { country: hotel.country }).filter((town) => !isArea(town));
    return towns.length === 0
      ? []
      : [{ hotel, away: Math.min(...towns.map((town) => distanceKm(town, hotel))) }];
  });
  const misplaced = known.filter(({ away }) => away > 20).map(({ hotel }) => hotel.id);
  // The gazetteer's source puts Levuka on Lakeba, 66 km from the town on Ovalau.
  expect(misplaced).toEqual(['levuka-reef']);
  expect(known.length / hotels.length).toBeGreaterThan(0.9);
});

test('the same hotel is told the same way wherever it is mentioned', () => {
  const told = countBy(stays, (stay) => `${stay.hotel.id} ${JSON.stringify(stay.hotel)}`);
  expect(told.size).toBe(hotels.length);
});

test('nobody follows themselves or anyone twice', () => {
  expect(demoWorld.follows.length).toBeGreaterThanOrEqual(180);
  expect(repeated(demoWorld.follows.map((follow) => `${follow.follower} ${follow.followee}`))).toEqual([]);
  for (const { follower, followee } of demoWorld.follows) {
    expect(follower).not.toBe(followee);
    expect(usernames).toContain(follower);
    expect(usernames).toContain(followee);
  }
});

test('favourites are given once, to the stays of others, and at most 25 a stay', () => {
  const authors = new Map(stays.map((stay) => [stay.key, stay.author]));
  expect(repeated(demoWorld.favourites.map((one) => `${one.username} ${one.stay}`))).toEqual([]);
  for (const { username, stay } of demoWorld.favourites) expect(authors.get(stay)).not.toBe(username);
  const counts = [...countBy(demoWorld.favourites, (favourite) => favourite.stay).values()];
  expect(demoWorld.favourites.length).toBeGreaterThanOrEqual(2_500);
  expect(Math.max(...counts)).toBeLessThanOrEqual(25);
});

test('only who may recommend on behalf of others recommends to one member', () => {
  const allowed = demoWorld.people.filter((person) => person.permissions?.includes('recommend_on_behalf'));
  expect(demoWorld.recommendations.length).toBeGreaterThanOrEqual(12);
  for (const { from, to } of demoWorld.recommendations) {
    expect(usernames).toContain(from);
    if (to === null) continue;
    expect(usernames).toContain(to);
    expect(allowed.map((person) => person.username)).toContain(from);
  }
});

test('the accounts of the photo network have the lengths that guides promise', () => {
  const lengths = networkAccounts.map((account) => [account.handle, account.posts.length]);
  expect(Object.fromEntries(lengths)).toEqual({
    'lena.wanders': 120,
    'alpen.anna': 90,
    'nomad.jules': 60,
    'hotel.zermatt.demo': 40,
    'quiet.reader': 40,
  });
  for (const { handle } of networkAccounts) expect(handle).toMatch(/^[a-z0-9._]{1,30}$/);
});

test('the account of the hotel shows every oddity of the network, and the reader never a hotel', () => {
  const [hotel, reader] = ['hotel.zermatt.demo', 'quiet.reader'].map((handle) =>
    networkAccounts.find((account) => account.handle === handle),
  );
  const posts = hotel?.posts ?? [];
  expect(posts.some((post) => post.mediaType === 'CAROUSEL_ALBUM')).toBe(true);
  expect(posts.some((post) => post.productType === 'REELS' && post.withoutMediaUrl)).toBe(true);
  expect(posts.some((post) => post.likes === null)).toBe(true);
  expect(posts.some((post) => post.caption === null)).toBe(true);
  expect(posts.some((post) => post.caption !== null && !/[\p{L}\p{N}]/u.test(post.caption))).toBe(true);
  for (const post of reader?.posts ?? []) {
    expect(post.caption ?? '').not.toMatch(/hotel|guest ?house|hostel|pension|inn\b|b&b|per night/i);
  }
});

test('every network post has a shortcode of its own and pictures that fit its kind', () => {
  const posts = networkAccounts.flatMap((account) => account.posts);
  expect(repeated(posts.map((post) => post.shortcode))).toEqual([]);
  for (const post of posts) {
    expect(post.shortcode).toMatch(/^[A-Za-z0-9_-]{11}$/);
    const several = post.mediaType === 'CAROUSEL_ALBUM';
    expect(post.pictures.length, post.shortcode).toBeGreaterThanOrEqual(several ? 2 : 1);
    expect(post.pictures.length, post.shortcode).toBeLessThanOrEqual(several ? 5 : 1);
  }
});

test('nothing in the whole world is written twice', () => {
  const shared = networkAccounts.flatMap((account) => account.posts.map((post) => post.caption));
  const captions = [...stays.map((stay) => stay.caption), ...shared.filter((caption) => caption !== null)];
  expect(repeated(captions.map((caption) => caption.toLowerCase().replaceAll(/\s+/g, ' ')))).toEqual([]);
});

test('network posts come newest first', () => {
  for (const { handle, posts } of networkAccounts) {
    const days = posts.map((post) => post.daysAgo);
    expect(days, handle).toEqual(days.toSorted((one, other) => one - other));
  }
});

test('a long account has the length asked for, the same each time', () => {
  const account = longAccount(1_500);
  expect(account.posts).toHaveLength(1_500);
  expect(new Set(account.posts.map((post) => post.shortcode)).size).toBe(1_500);
  expect(longAccount(1_500)).toEqual(account);
  expect(longAccount(0).posts).toEqual([]);
  expect(() => longAccount(-1)).toThrow(RangeError);
});

test('regions of the demo hotels bear their English names, which readers of German see in theirs', () => {
  for (const name of ['Basilicate', 'Toscana', 'Piemonte', 'Andalucía', 'Hessen', 'Bayern'])
    expect(hotels.map(({ region }) => region)).not.toContain(name);
});
