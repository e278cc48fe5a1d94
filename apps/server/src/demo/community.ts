import type { DemoWorld } from '@staylore/demo-world/types';
import { insertRecommendation } from '../discovery/recommendations/index.ts';
import { notify } from '../members/notifications/index.ts';
import type { Executor } from '../platform/db/database.ts';
import { dayMs } from '../platform/durations.ts';
import { earners } from './earnings.ts';

interface Community {
  world: DemoWorld;
  memberIds: ReadonlyMap<string, number>;
  today: Date;
}

/** Recommendations are written over breakfast. */
const breakfast = 8 * 60 * 60 * 1000;

/** What members of the demo world recommend to each other, with the notifications. Oldest first, so that ids grow with time. */
export async function seedRecommendations(
  trx: Executor,
  { world, memberIds, today }: Community,
): Promise<void> {
  for (const { from, to, hotel, place, daysAgo } of [...world.recommendations].sort(oldestFirst)) {
    const from_id = memberIds.get(from);
    const to_id = to === null ? null : memberIds.get(to);
    if (from_id === undefined || to_id === undefined)
      throw new Error(`Who recommends ${hotel.name} to whom is unknown`);
    const created_at = new Date(today.getTime() - daysAgo * dayMs + breakfast);
    const location = `${hotel.name}, ${place}`;
    await insertRecommendation(trx, {
      from_id,
      to_id,
      location,
      lat: hotel.lat,
      lng: hotel.lng,
      street: hotel.street,
      zip: hotel.zip,
      city: hotel.city,
      state: hotel.region,
      country: hotel.country,
      created_at,
    });
    if (to === null || to_id === null || earners.has(to)) continue;
    const payload = { location };
    await notify(trx, { userId: to_id, kind: 'recommendation', actorId: from_id, payload, at: created_at });
  }
}

const oldestFirst = (one: { daysAgo: number }, other: { daysAgo: number }) => other.daysAgo - one.daysAgo;
