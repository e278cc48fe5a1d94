import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import type { NetworkPostRow } from './queries.ts';
import { pictureUrls, type Stay } from './stay.ts';

/** A hit of a scan, with the fields of a post that is not saved yet. */
export function presentHit(post: NetworkPostRow, stay: Stay): ScannedPost {
  const [file = null, ...gallery] = pictureUrls(post);
  return {
    postId: post.id,
    source_post_id: post.id,
    source_url: post.permalink,
    file,
    gallery,
    caption: post.caption ?? '',
    location: stay.location,
    hotel_name: stay.hotelName,
    hotel_price: stay.price?.amount ?? null,
    price_currency: stay.price?.currency ?? null,
    price_per: stay.price?.per ?? null,
    hotel_link: null,
    username: post.handle,
    name: post.author_name ?? post.handle,
    image: post.author_picture,
    archived: 0,
    found: stay.found,
    confidence: stay.confidence,
    evidence: stay.evidence,
    favorite: 0,
    names: stay.names,
    lat: stay.lat,
    long: stay.lng,
    street: null,
    zip: null,
    city: stay.city,
    state: stay.state,
    country: stay.country,
    tags: stay.tags,
    thumbhash: null,
    width: null,
    height: null,
    alt: null,
    commercial: false,
    created_at: (post.taken_at ?? post.fetched_at).toISOString(),
  };
}
