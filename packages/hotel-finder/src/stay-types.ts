import type { Doubt } from './doubt.ts';
import type { FoundPrice } from './price/price.ts';

export type { Doubt } from './doubt.ts';
export type { PostText } from './model/post.ts';
export type { FoundPrice } from './price/price.ts';

export interface FoundHotel {
  name: string;
  /** As the post writes it, with any @ or #. */
  surface: string;
  city: string | null;
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  source: 'caption' | 'handle' | 'hashtag' | 'location_tag';
  /** Whether it is one of the hotels of the gazetteer. */
  known: boolean;
  confidence: number;
}

export interface FoundPlace {
  name: string;
  region: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** A range of UTF-16 positions, end exclusive. */
export interface Evidence {
  field: 'caption' | 'location_tag' | 'alt_text';
  start: number;
  end: number;
  kind: 'hotel' | 'place' | 'price' | 'stay' | 'against' | 'partnership';
}

export interface Finding {
  isStay: boolean;
  /** That the post is about a stay, calibrated. */
  probability: number;
  /** 0 no hotel stay, 1 a stay at an unnamed hotel, 2 hotel named, 3 named and placed. */
  found: 0 | 1 | 2 | 3;
  /** Hotels named, even if the post is no stay. */
  hotels: FoundHotel[];
  place: FoundPlace | null;
  price: FoundPrice | null;
  partnership: boolean;
  /** What the finder was least sure of; null if it was sure of everything, and if there is no stay. */
  doubt: Doubt | null;
  evidence: Evidence[];
}
