import type { DemoPerson, DemoStay, DemoWorld } from '@staylore/demo-world/types';
import { hashPassword, insertUser } from '../members/accounts/index.ts';
import { insertFollows } from '../members/follows/index.ts';
import type { Db, Executor } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { dayMs } from '../platform/durations.ts';
import { insertFavourites } from '../stays/favourites/index.ts';
import type { LinkMaking } from '../stays/links/index.ts';
import { type NewStay, saveStays } from '../stays/posts/index.ts';
import { seedRecommendations } from './community.ts';
import { planPortraits, planShippedPictures } from './pictures.ts';
import { analyzeTables, hasMembers, reserveIds } from './queries.ts';

export interface SeedOptions extends LinkMaking {
  db: Db;
  world: DemoWorld;
  /** Called with the progress, in whole percent. */
  onProgress?(percent: number): void;
}

/** Stays between two progress reports. */
const atOnce = 40;

/**
 * Fills an empty database with the demo world, in one transaction: all of it or nothing. Jobs add the pictures.
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
  // Oldest first, so that ids grow with time as they do in reality.
  const stays = [...world.stays].sort((a, b) => b.daysAgo - a.daysAgo || a.minuteOfDay - b.minuteOfDay);
  for (let index = 0; index < stays.length; index += atOnce) {
    const batch = stays.slice(index, index + atOnce);
    const ids = await saveStays(
      trx,
      options,
      batch.map((stay) => newStay(stay, { memberIds, today, now: clock.now() })),
    );
    for (const [nr, { key }] of batch.entries()) postIds.set(key, required(ids[nr] ?? undefined, key));
    onProgress?.(5 + Math.round((85 * index) / stays.length));
  }
  // Newest first: people see those while the rest is still being processed.
  await planShippedPictures(
    trx,
    stays.reverse().map(({ key, pictures }) => ({ postId: required(postIds.get(key), key), pictures })),
  );
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
  const joined = new Date(today.getTime() - 720 * dayMs);
  const row = (person: DemoPerson, index: number) => ({
    id: person.id ?? freeId(index),
    username: person.username,
    name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    email_verified_at: joined,
    password_hash,
    bio: person.bio,
    language: person.language,
    permissions: [...(person.permissions ?? [])],
    atlas_shown: true,
    demo: true,
    created_at: joined,
  });
  const ids = new Map<string, number>();
  for (const [index, person] of world.people.entries())
    ids.set(person.username, (await insertUser(trx, row(person, index))).id);
  await reserveIds(trx);
  await planPortraits(trx, ids);
  return ids;
}

/** Members count from 1; 97 is reserved for the one who is expected there. */
function freeId(index: number): number {
  return index + 1 >= 97 ? index + 2 : index + 1;
}

function newStay(
  { hotel, price, ...stay }: DemoStay,
  world: { memberIds: Map<string, number>; today: Date; now: Date },
): NewStay {
  const posted = new Date(world.today.getTime() - stay.daysAgo * dayMs + stay.minuteOfDay * 60_000);
  const createdAt = posted < world.now ? posted : new Date(posted.getTime() - dayMs);
  return {
    userId: required(world.memberIds.get(stay.author), stay.author),
    content: {
      caption: stay.caption,
      location: `${hotel.name}, ${hotel.city}`,
      hotel_name: hotel.name,
      hotel_url: null,
      street: hotel.street,
      zip: hotel.zip,
      city: hotel.city,
      state: hotel.region,
      country: hotel.country,
      lat: hotel.lat,
      lng: hotel.lng,
      price_minor: price?.minor ?? null,
      price_currency: price?.currency ?? null,
      price_per: price?.per ?? null,
      found: stay.found,
    },
    createdAt,
    savedAt: createdAt,
    tags: stay.tags,
  };
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo world names "${name}", which it does not have`);
  return value;
}
