import type { Wish } from '@staylore/contract/imports/wishes';
import type { KnownHotel } from '../../stays/hotels/index.ts';
import type { WishRow } from './queries.ts';

/** A wish; `found` is the hotel's record if the wish was made before there was one. */
export function presentWish(row: WishRow, found: KnownHotel | null): Wish {
  const page =
    row.slug === null
      ? found && { slug: found.slug, stays: found.stays }
      : { slug: row.slug, stays: row.posts_count ?? 0 };
  return {
    id: row.id,
    state: row.state,
    hotel_name: row.hotel_name,
    city: row.city,
    region: row.region,
    country: row.country,
    lat: row.lat,
    long: row.lng,
    // A hotel without a visible stay has no page.
    hotel: page !== null && page.stays > 0 ? page : null,
    source_url: row.source_url,
    source_author: row.source_author,
    source_post_id: row.shown_source_id,
    own_post_id: row.own_post_id,
    saved_at: row.saved_at.toISOString(),
  };
}
