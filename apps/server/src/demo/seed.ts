import type { DemoPerson, DemoStay, DemoWorld } from '@staylore/demo-world/types';
import { hashPassword, insertUser } from '../members/accounts/index.ts';
import { insertFollows } from '../members/follows/index.ts';
import type { Db, Executor } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { insertFavourites } from '../stays/favourites/index.ts';
import { findOrCreateHotel } from '../stays/hotels/index.ts';
import { type LinkMaking, linkPosts } from '../stays/links/index.ts';
import { planPictures, planPortrait } from '../stays/pictures/index.ts';
import { insertPost } from '../stays/posts/index.ts';
import { replaceTags } from '../stays/tags/index.ts';
import { seedRecommendations } from './community.ts';
import { analyzeTables, hasMembers, reserveIds } from './queries.ts';

export interface SeedOptions extends LinkMaking {
  db: Db;
  world: DemoWorld;
  /** Told how far it is, in whole percent. */
  onProgress?(percent: number): void;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Fills an empty database with the demo world, in one transaction: all of it or nothing. Pictures follow by jobs.
 * @returns whether there was anything to do.
 */
export async function seedDemoWorld(options: SeedOptions): Promise<boolean> {
  if (await hasMembers(options.db)) return false;
  await inTransaction(options.db, (trx) => fill(trx, options));
  await analyzeTables(options.db);
  return true;
}

async function fill(trx: Executor, options: SeedOptions): Promise<void> {
  const { clock, world, onProgress } = options;
  const today = startOfDay(clock.now());
  const memberIds = await seedMembers(trx, world, today);
  onProgress?.(5);
  const postIds = new Map<string, number>();
  const hotelIds = new Map<string, number>();
  // Oldest first, so that ids grow with time as they do in life.
  const stays = [...world.stays].sort((a, b) => b.daysAgo - a.daysAgo || a.minuteOfDay - b.minuteOfDay);
  for (const [index, stay] of stays.entries()) {
    postIds.set(stay.key, await seedStay(trx, { stay, memberIds, hotelIds, today, now: clock.now() }));
    if (index % 40 === 39) onProgress?.(5 + Math.round((85 * index) / stays.length));
  }
  // Newest first: they are what people see while the rest is still being drawn.
  await planPictures(
    trx,
    stays.reverse().map((stay) => ({
      postId: required(postIds.get(stay.key), stay.key),
      pictures: stay.pictures.map(({ seed, character, alt }) => ({
        alt,
        poster: { seed, character, ...regionOf(stay.hotel.country) },
      })),
    })),
  );
  await linkPosts(trx, options, [...postIds.values()]);
  const id = (ids: Map<string, number>, key: string) => required(ids.get(key), key);
  await insertFollows(
    trx,
    world.follows.map((follow) => ({
      user_id: id(memberIds, follow.followee),
      follower_id: id(memberIds, follow.follower),
    })),
  );
  onProgress?.(92);
  await insertFavourites(
    trx,
    world.favourites.map((favourite) => ({
      user_id: id(memberIds, favourite.username),
      post_id: id(postIds, favourite.stay),
    })),
  );
  await seedRecommendations(trx, { world, memberIds, today });
  onProgress?.(100);
}

function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

async function seedMembers(trx: Executor, world: DemoWorld, today: Date): Promise<Map<string, number>> {
  const password_hash = await hashPassword(world.password);
  const joined = new Date(today.getTime() - 720 * day);
  const row = (person: DemoPerson, index: number) => ({
    id: person.id ?? freeId(index),
    username: person.username,
    name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    password_hash,
    bio: person.bio,
    language: person.language,
    permissions: [...(person.permissions ?? [])],
    demo: true,
    created_at: joined,
  });
  const ids = new Map<string, number>();
  for (const [index, person] of world.people.entries())
    ids.set(person.username, (await insertUser(trx, row(person, index))).id);
  await reserveIds(trx);
  for (const person of world.people) {
    await planPortrait(trx, {
      userId: required(ids.get(person.username), person.username),
      seed: person.portrait ?? person.username,
      cover: person.poster,
    });
  }
  return ids;
}

/** Members count from 1; 97 is kept for the one who is expected there. */
function freeId(index: number): number {
  return index + 1 >= 97 ? index + 2 : index + 1;
}

interface SeedStay {
  stay: DemoStay;
  memberIds: Map<string, number>;
  hotelIds: Map<string, number>;
  today: Date;
  now: Date;
}

async function seedStay(trx: Executor, { stay, memberIds, hotelIds, today, now }: SeedStay): Promise<number> {
  const { hotel, price } = stay;
  const place = {
    street: hotel.street,
    zip: hotel.zip,
    city: hotel.city,
    state: hotel.region,
    country: hotel.country,
    lat: hotel.lat,
    lng: hotel.lng,
  };
  const hotelId = hotelIds.get(hotel.id) ?? (await findOrCreateHotel(trx, { name: hotel.name, ...place }));
  hotelIds.set(hotel.id, hotelId);
  const told = new Date(today.getTime() - stay.daysAgo * day + stay.minuteOfDay * 60_000);
  const created_at = told < now ? told : new Date(told.getTime() - day);
  const post = await insertPost(trx, {
    user_id: required(memberIds.get(stay.author), stay.author),
    caption: stay.caption,
    location: `${hotel.name}, ${hotel.city}`,
    hotel_id: hotelId,
    hotel_name: hotel.name,
    hotel_url: null,
    ...place,
    price_minor: price?.minor ?? null,
    price_currency: price?.currency ?? null,
    price_per: price?.per ?? null,
    found: stay.found,
    source_post_id: null,
    source_handle: null,
    source_url: null,
    content_hash: null,
    created_at,
    saved_at: created_at,
    updated_at: created_at,
  });
  await replaceTags(trx, post.id, stay.tags);
  return post.id;
}

/** Countries whose towns have pagodas rather than church towers. */
const eastAsia = new Set(['JP', 'KR', 'CN', 'TW', 'VN', 'TH', 'LA', 'KH', 'MM', 'BT', 'NP', 'MN']);

function regionOf(country: string): { region?: 'east-asia' } {
  return eastAsia.has(country) ? { region: 'east-asia' } : {};
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo world names "${name}", which it does not have`);
  return value;
}
