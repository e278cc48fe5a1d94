import type { ImportItem, outcomeReasons, StayImport } from '@staylore/contract/imports/review-items';
import { fromMinor } from '@staylore/money/money';
import type { ImportRow, ItemRow, ItemState } from './queries.ts';

export type Counts = StayImport['counts'];

export function presentImport(row: ImportRow, counts: Counts): StayImport {
  return {
    id: row.id,
    source: row.source,
    label: row.label,
    handle: row.handle,
    total: row.total,
    archived: row.archived,
    ad_label: row.ad_label,
    counts,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** An item; `picture` is the address of its picture at the source. */
export function presentItem(row: ItemRow, picture: string | null): ImportItem {
  return {
    key: row.key,
    state: row.state,
    caption: row.caption,
    taken_at: row.taken_at?.toISOString() ?? null,
    location_name: row.location_name,
    stay: row.stay,
    probability: row.probability,
    doubt: row.doubt,
    evidence: row.evidence.map(({ field, start, end, kind }) => ({ field, start, end, kind })),
    hotel_name: row.hotel_name,
    city: row.city,
    region: row.region,
    country: row.country,
    lat: row.lat,
    long: row.lng,
    price:
      row.price_minor === null || row.price_currency === null
        ? null
        : {
            amount: fromMinor(row.price_minor, row.price_currency),
            currency: row.price_currency,
            per: row.price_per,
          },
    corrected: row.corrected,
    duplicate_of: row.duplicate_of,
    post_id: row.post_id,
    picture,
    pictures: row.pictures,
  };
}

type Outcome = 'imported' | 'duplicate' | 'skipped' | 'open';
const outcomes: Record<ItemState, [Outcome, (typeof outcomeReasons)[number] | null]> = {
  imported: ['imported', null],
  duplicate: ['duplicate', 'known_post'],
  rejected: ['skipped', 'rejected'],
  skipped: ['skipped', 'no_stay'],
  accepted: ['open', 'no_picture_yet'],
  review: ['open', 'not_reviewed'],
};

export function presentOutcome(row: ItemRow) {
  const [outcome, reason] = outcomes[row.state];
  const caption = [...row.caption].slice(0, 80).join('');
  const post_id = row.post_id ?? row.duplicate_of;
  return { key: row.key, taken_at: row.taken_at?.toISOString() ?? null, caption, outcome, reason, post_id };
}
