import type { ReceivedBy } from '@staylore/contract/contract';
import type { Finding, PostText } from '@staylore/hotel-finder/on-demand';
import { toMinor } from '@staylore/money/money';
import type { Insertable } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import type { StayFacts } from '../../../platform/db/json-types.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';
import { kmBetween } from '../../../stays/hotels/index.ts';
import { type Stay, stayOf, twinPosts } from '../../photo-network/index.ts';
import { budgetFor, type ReadingDependencies, readPosts } from '../../second-reader/index.ts';
import { correctionFor, correctionName } from '../corrections/correction-for.ts';
import { correctionsOf } from '../corrections/queries.ts';
import { type ImportRow, postsOfKeys, postsOfNetworkIds } from '../queries.ts';

export type SentItem = ReceivedBy<'POST /api/imports/:id/items'>['body']['items'][number];

/** The id that the photo network gave a post, if it is part of the item's key (`packages/photo-export`: merge-posts.ts). */
export function networkId(key: string): string | null {
  const read = /^(?:n(\d{15,20})|x([A-Za-z0-9_.-]{1,80}))$/.exec(key);
  return read?.[1] ?? read?.[2] ?? null;
}

/** The key of a post with this id of the photo network, as an export that has the id would give it. */
export const networkKey = (id: string): string => (/^\d{15,20}$/.test(id) ? `n${id}` : `x${id}`);

/** Reads items for stays: what the hotel finder says, what the member corrected before, and whether the post exists already. */
export async function readItems(
  dependencies: ReadingDependencies,
  target: ImportRow,
  sent: readonly SentItem[],
): Promise<Insertable<Tables['import_items']>[]> {
  const { db } = dependencies;
  const userId = target.user_id;
  const findings = await readPosts(dependencies, sent.map(textOf), { budget: budgetFor('import') });
  const read = sent.flatMap((item, index) => {
    const finding = findings[index];
    return finding === undefined ? [] : [{ item, ...factsOf(item, finding) }];
  });
  const names = read.flatMap(({ facts }) =>
    facts.hotel_name === null ? [] : [correctionName(facts.hotel_name)],
  );
  const corrections = await correctionsOf(db, userId, names);
  const known = await knownPosts(db, userId, sent);
  return read.map(({ item, facts, ...finding }) => {
    const before = correctionFor(corrections, facts);
    const { hotel_name, city, region, country, lat, lng } = before ?? facts;
    const duplicateOf = known.get(item.key) ?? null;
    return {
      ...facts,
      hotel_name,
      city,
      region,
      country,
      lat,
      lng,
      import_id: target.id,
      user_id: userId,
      key: item.key,
      state: duplicateOf !== null ? 'duplicate' : finding.stay ? 'review' : 'skipped',
      caption: item.caption,
      taken_at: item.taken_at === null ? null : new Date(item.taken_at),
      location_name: item.location_name,
      stay: finding.stay,
      probability: finding.probability,
      finding: JSON.stringify(facts),
      evidence: JSON.stringify(finding.evidence),
      doubt: finding.doubt,
      corrected: before !== undefined,
      duplicate_of: duplicateOf,
      post_id: null,
      decided_at: null,
    };
  });
}

const textOf = (item: SentItem): PostText => ({
  caption: item.caption,
  // An export need not contain a place even if the post has one.
  locationTag: item.location_name ?? undefined,
  takenAt: item.taken_at,
  latitude: item.lat,
  longitude: item.long,
});

function factsOf(item: SentItem, finding: Finding) {
  const stay = stayOf(finding, textOf(item));
  const price = stay?.price ?? null;
  const facts: StayFacts = {
    hotel_name: stay?.hotelName ?? null,
    city: stay?.city ?? null,
    region: stay?.state ?? null,
    country: stay?.country ?? null,
    ...positionOf(item, stay),
    price_minor: price === null ? null : toMinor(price.amount, price.currency),
    price_currency: price?.currency ?? null,
    price_per: price?.per ?? null,
  };
  return {
    facts,
    stay: stay !== null,
    probability: finding.probability,
    evidence: finding.evidence,
    doubt: finding.doubt,
  };
}

/** A camera farther than this from the town of the stay was elsewhere when the picture was taken. */
const cameraKm = 30;

/** The camera's position is more exact than the town's centre, unless it was in another place than the stay. */
function positionOf(item: SentItem, stay: Stay | null): Pick<StayFacts, 'lat' | 'lng'> {
  const [camera, town] = [
    { lat: item.lat, lng: item.long },
    { lat: stay?.lat ?? null, lng: stay?.lng ?? null },
  ];
  const km = kmBetween(camera, town);
  return camera.lat === null || camera.lng === null || (km !== null && km > cameraKm) ? town : camera;
}

/** Own posts that equal these items: of the same key or network id, or of the same caption and time. */
export async function knownPosts(
  db: Executor,
  userId: number,
  sent: readonly Pick<SentItem, 'key' | 'caption' | 'taken_at'>[],
): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  const timed = sent.flatMap((item) =>
    item.taken_at === null
      ? []
      : [{ key: item.key, caption: item.caption, takenAt: new Date(item.taken_at) }],
  );
  const twins = await twinPosts(db, userId, timed);
  for (const [index, { key }] of timed.entries()) {
    const twin = twins[index];
    if (twin !== null && twin !== undefined) known.set(key, twin);
  }
  const ids = sent.flatMap((item) => networkId(item.key) ?? []);
  for (const row of await postsOfNetworkIds(db, userId, ids))
    if (row.source_post_id !== null) known.set(networkKey(row.source_post_id), row.id);
  const keys = sent.map((item) => item.key);
  for (const row of await postsOfKeys(db, userId, keys))
    if (row.post_id !== null) known.set(row.key, row.post_id);
  return known;
}
