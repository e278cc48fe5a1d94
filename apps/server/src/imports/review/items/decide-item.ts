import type { decideImportItem } from '@staylore/contract/imports/review';
import { toMinor } from '@staylore/money/money';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { StayFacts } from '../../../platform/db/json-types.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, found } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/guard/guard.ts';
import { correctionKey } from '../corrections/correction-for.ts';
import { rememberCorrection, spreadCorrection } from '../corrections/queries.ts';
import { type ItemRow, type ItemState, lockItem, updateItem } from '../queries.ts';

export type Decision = Call<typeof decideImportItem>['body'];

/** Applies a member's decision to an item, and stores a correction for every post that names the hotel this way, waiting or yet to come. */
export async function decideItem(
  dependencies: { db: Executor; clock: Clock },
  importId: number,
  { key, decision }: { key: string; decision: Decision },
): Promise<ItemRow> {
  const now = dependencies.clock.now();
  return inTransaction(dependencies.db, async (trx) => {
    const item = found(await lockItem(trx, importId, key), 'imports.not_found');
    // A published post is edited as a post, and a duplicate is not published again.
    if (item.state === 'imported' || (decision.decision === 'accept' && item.duplicate_of !== null))
      fail('request.invalid', { decision: 'invalid' });
    const facts = correctedFacts(item, decision);
    if (decision.decision === 'accept' && facts.hotel_name === null)
      fail('request.invalid', { hotel_name: 'required' });
    const changed = isChanged(item, facts);
    const saved = await updateItem(trx, item.id, {
      ...facts,
      corrected: item.corrected || changed,
      state: stateAfter(item, decision.decision),
      decided_at: now,
    });
    if (isChanged(item, facts, hotelFacts)) await remember(trx, saved, now);
    return saved;
  });
}

function stateAfter(item: ItemRow, decision: Decision['decision']): ItemState {
  if (decision === 'accept') return 'accepted';
  if (decision === 'reject') return 'rejected';
  return decision === 'undo' ? openState(item) : item.state;
}

/** The state of an item before any decision. */
const openState = (item: ItemRow): ItemState =>
  item.duplicate_of !== null ? 'duplicate' : item.stay ? 'review' : 'skipped';

function correctedFacts(item: ItemRow, decision: Decision): StayFacts {
  const text = (sent: string | undefined, before: string | null) =>
    sent === undefined ? before : sent || null;
  const { lat, long, price } = decision;
  const place = lat === undefined || long === undefined ? item : { lat, lng: long };
  const moved = decision.city !== undefined && decision.city !== (item.city ?? '') && lat === undefined;
  const isPlaced = !moved && place.lat !== null && place.lng !== null;
  return {
    hotel_name: text(decision.hotel_name, item.hotel_name),
    city: text(decision.city, item.city),
    region: text(decision.region, moved ? null : item.region),
    country: text(decision.country, item.country),
    // Another town without its position: the old position would be wrong.
    lat: isPlaced ? place.lat : null,
    lng: isPlaced ? place.lng : null,
    ...(price === undefined
      ? { price_minor: item.price_minor, price_currency: item.price_currency, price_per: item.price_per }
      : {
          price_minor: price === null ? null : toMinor(price.amount, price.currency),
          price_currency: price?.currency ?? null,
          price_per: price?.per ?? null,
        }),
  };
}

/** What also applies to the next post about a hotel; a price belongs to one stay. */
const hotelFacts = ['hotel_name', 'city', 'region', 'country', 'lat', 'lng'] as const;

function isChanged(
  item: ItemRow,
  facts: StayFacts,
  names = Object.keys(facts) as readonly (keyof StayFacts)[],
): boolean {
  return names.some((name) => facts[name] !== item[name]);
}

async function remember(trx: Executor, item: ItemRow, now: Date): Promise<void> {
  const { hotel_name: foundName, city: foundCity } = item.finding;
  if (foundName === null || item.hotel_name === null) return;
  const { hotel_name, city, region, country, lat, lng } = item;
  await rememberCorrection(trx, {
    user_id: item.user_id,
    found_key: correctionKey(foundName, foundCity),
    found_name: foundName,
    hotel_name,
    city,
    region,
    country,
    lat,
    lng,
    caption: item.caption,
    corrected_at: now,
  });
  const facts = { hotel_name, city, region, country, lat, lng };
  await spreadCorrection(trx, { id: item.id, import_id: item.import_id, foundName, foundCity, facts });
}
