import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { networkAccounts } from './network.ts';
import { avatarFile, coverFile, pictureFile, pictureNamed, pictures, picturesOfStay } from './pictures.ts';
import { hotels, stays } from './stays.ts';
import type { DemoStay } from './types.ts';
import { demoWorld } from './world.ts';

const files = path.dirname(path.dirname(pictureFile('any')));
const newestFirst = stays.toSorted(
  (one, other) => one.daysAgo - other.daysAgo || other.minuteOfDay - one.minuteOfDay,
);

/** Covers that appear twice among 48 consecutive cards. */
function shownTwice(list: readonly DemoStay[]): string[] {
  const covers = list.map(({ pictures: [cover] }) => cover?.name ?? '');
  return covers.filter((name, index) => covers.slice(Math.max(0, index - 47), index).includes(name));
}

test('every stay has one to four pictures, each a file that is there and described', () => {
  for (const { key, pictures: shown } of stays) {
    expect(shown.length, key).toBeGreaterThanOrEqual(1);
    expect(shown.length, key).toBeLessThanOrEqual(4);
    expect(new Set(shown.map(({ name }) => name)).size, key).toBe(shown.length);
    for (const { name, alt } of shown) {
      expect(existsSync(pictureFile(name)), name).toBe(true);
      expect(alt.length, name).toBeGreaterThan(10);
    }
  }
});

test('every shipped picture is used and described in both languages', () => {
  const shown = new Set(stays.flatMap((stay) => stay.pictures.map(({ name }) => name)));
  expect(pictures.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([]);
  expect(readdirSync(path.join(files, 'scenes')).toSorted()).toEqual(
    pictures.map(({ name }) => `${name}.webp`).toSorted(),
  );
  for (const { alt, name } of pictures) {
    expect(Math.min(alt.en.length, alt.de.length), name).toBeGreaterThan(10);
    expect(alt.en, name).not.toBe(alt.de);
  }
});

test('a stay shows only pictures that fit its hotel, described in the language of its caption', () => {
  for (const { key, hotel, language, pictures: shown } of stays) {
    expect(picturesOfStay(key, { language, place: hotel.city })).toEqual(shown);
    for (const { name, alt } of shown) {
      const picture = pictureNamed(name);
      expect(picture.hotels, `${key} ${name}`).toContain(hotel.id);
      expect(alt, key).toBe(`${picture.alt[language]}, ${hotel.city}`);
    }
  }
});

/** Words in a picture's description, and a place where they would be wrong. */
const misfits: readonly (readonly [words: RegExp, where: (hotel: (typeof hotels)[number]) => boolean])[] = [
  [/\bsea\b|\bbay\b|harbour|beach|tram/i, ({ city }) => city === 'Matera'],
  [
    /chalet|tyrolean|half-timbered/i,
    ({ country }) => !['AT', 'CH', 'DE', 'FR', 'GB', 'IT', 'LI', 'LU', 'SI', 'NA'].includes(country),
  ],
  [/dunes|camels|\briad\b/i, ({ lat, country }) => lat > 42 && country !== 'DE'],
  [/palms|palm trees/i, ({ lat }) => Math.abs(lat) > 45],
  [/snowy peaks|red train/i, ({ lat }) => Math.abs(lat) < 35],
  [/ryokan|tatami|machiya/i, ({ country }) => !['JP', 'KR', 'TW'].includes(country)],
  [/savanna|safari/i, ({ country }) => !['BW', 'NA', 'ZA'].includes(country)],
  [/rice terraces/i, ({ country }) => !['VN', 'ID'].includes(country)],
  [/great white mountains|prayer flags/i, ({ country }) => !['NP', 'BT', 'IN'].includes(country)],
  [/vineyards|vines/i, ({ lat }) => Math.abs(lat) < 25],
];

test('no tram and no sea in Matera, no chalet in Namche Bazar, no palms in the north', () => {
  for (const { hotel, key, pictures: shown } of stays)
    for (const { name } of shown)
      for (const [words, where] of misfits)
        if (where(hotel)) expect(pictureNamed(name).alt.en, `${key} ${name}`).not.toMatch(words);
});

test('a hotel has a house of its own, and looks like itself in all its stays', () => {
  for (const { id } of hotels) {
    const houses = stays
      .filter(({ hotel }) => hotel.id === id)
      .flatMap((stay) => stay.pictures.map(({ name }) => pictureNamed(name)))
      .filter(({ part }) => part === 'house');
    // Pictures of one house are named after it, with a number.
    expect(new Set(houses.map(({ name }) => name.replace(/-\d+$/, ''))).size, id).toBeLessThanOrEqual(1);
    expect(
      pictures.some(({ part, hotels: fitting }) => part === 'house' && fitting.includes(id)),
      id,
    ).toBe(true);
  }
});

test('no picture appears twice among 48 cards of the latest stays', () => {
  expect(shownTwice(newestFirst)).toEqual([]);
});

test('hardly a feed and hardly a profile shows a picture twice among 48 cards', () => {
  const authorsOf = (reader: string) =>
    new Set(demoWorld.follows.filter(({ follower }) => follower === reader).map(({ followee }) => followee));
  for (const { username } of demoWorld.people) {
    const followed = authorsOf(username);
    const feed = newestFirst.filter(({ author }) => followed.has(author));
    expect(shownTwice(feed).length / feed.length, `feed of ${username}`).toBeLessThan(0.07);
    const own = newestFirst.filter(({ author }) => author === username);
    expect(shownTwice(own).length, username).toBeLessThanOrEqual(1);
  }
});

test('every member has a portrait and a cover, and all pictures together weigh at most 20 MB', () => {
  for (const { username } of demoWorld.people) {
    expect(existsSync(avatarFile(username)), username).toBe(true);
    expect(existsSync(coverFile(username)), username).toBe(true);
  }
  const all = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = all.map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000_000);
});

test('an account of the photo network shows its pictures in turn, and the Alps are not the Himalaya', () => {
  for (const { handle, posts } of networkAccounts) {
    const shown = posts.flatMap((post) => post.pictures.map(({ name }) => name));
    for (const name of shown) expect(existsSync(pictureFile(name)), name).toBe(true);
    const counts = Map.groupBy(shown, (name) => name);
    expect(counts.size, handle).toBeGreaterThan(Math.min(20, shown.length / 3));
    if (handle === 'alpen.anna' || handle === 'hotel.zermatt.demo')
      expect(
        shown.filter((name) => name.startsWith('himal')),
        handle,
      ).toEqual([]);
  }
});
