import { longestLocation } from '@staylore/contract/lengths';
import type { PlaceKind } from '@staylore/contract/stays/places';
import type { Post } from '@staylore/contract/stays/posts';

/** The place of a post while it is written: free text, or a chosen place with its coordinates. */
export interface DraftPlace {
  text: string;
  id: string | null;
  kind: PlaceKind | null;
  lat: number | null;
  lng: number | null;
}

/** Parts of the address, as the form of a post names them. */
export interface DraftAddress {
  street: string;
  zip: string;
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2 code if a map service gave it, else what was typed. */
  country: string;
}

/** The content of the post form, except pictures. */
export interface Draft extends DraftAddress {
  place: DraftPlace;
  hotel_name: string;
  caption: string;
  tags: readonly string[];
  /** As typed; `parsePrice` reads it. */
  price: string;
  currency: string;
  per: '' | NonNullable<Post['price_per']>;
  hotel_url: string;
}

export const noAddress: DraftAddress = { street: '', zip: '', city: '', state: '', country: '' };

export const emptyDraft: Draft = {
  ...noAddress,
  place: { text: '', id: null, kind: null, lat: null, lng: null },
  hotel_name: '',
  caption: '',
  tags: [],
  price: '',
  currency: 'EUR',
  per: 'night',
  hotel_url: '',
};

export function draftOf(post: Post): Draft {
  return {
    place: { text: post.location, id: null, kind: null, lat: post.lat, lng: post.long },
    hotel_name: post.hotel_name ?? '',
    caption: post.caption,
    tags: post.tags,
    street: post.street ?? '',
    zip: post.zip ?? '',
    city: post.city ?? '',
    state: post.state ?? '',
    country: post.country ?? '',
    price: post.hotel_price === null ? '' : String(post.hotel_price),
    currency: post.price_currency ?? 'EUR',
    per: post.hotel_price === null ? 'night' : (post.price_per ?? ''),
    hotel_url: post.hotel_url ?? '',
  };
}

/** A new post about a hotel that is known already. */
export function draftAt(hotel: {
  hotel_name: string;
  city: string | null;
  region: string | null;
  country: string | null;
  lat: number | null;
  long: number | null;
}): Draft {
  const text = [hotel.hotel_name, hotel.city].filter(Boolean).join(', ').slice(0, longestLocation);
  return {
    ...emptyDraft,
    place: { text, id: null, kind: null, lat: hotel.lat, lng: hotel.long },
    hotel_name: hotel.hotel_name,
    city: hotel.city ?? '',
    state: hotel.region ?? '',
    country: hotel.country ?? '',
  };
}

const fields = Object.keys(emptyDraft) as (keyof Draft)[];

/** The values that the browser can store: all but pictures. */
export const draftIn = (values: Draft): Draft => ({
  ...emptyDraft,
  ...Object.fromEntries(fields.map((field) => [field, values[field]])),
});

export const sameDraft = (one: Draft, other: Draft): boolean =>
  JSON.stringify(draftIn(one)) === JSON.stringify(draftIn(other));

/** A tag as it is stored: no `#`, trimmed, lower case; an empty text counts as none. */
export const cleanTag = (text: string): string => text.trim().replace(/^#+/, '').trim().toLowerCase();
