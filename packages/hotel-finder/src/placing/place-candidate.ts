import type { Town } from '@staylore/gazetteer/gazetteer';
import { hotelTown } from '../place/hotel-towns.ts';
import { cityName, lookUp } from '../place/places.ts';
import { squash } from '../text/fold.ts';

/** Source of a place: a word of the caption, a hashtag, the location tag, the list of hotels, a part of the house's own name. */
export const FROM = { word: 1, hashtag: 2, tag: 3, list: 4, name: 5, handle: 6, tagRest: 7 } as const;

/** A town that a hotel may be in. */
export interface PlaceCandidate {
  readonly from: (typeof FROM)[keyof typeof FROM];
  readonly name: string;
  readonly country: string | null;
  readonly town: Town | null;
  /** Listed in the gazetteer of towns, only among the towns of hotels, or nowhere. */
  readonly listed: 0 | 1 | 2;
  /** Tokens of the caption, −1 if it is elsewhere. */
  readonly at: number;
  readonly to: number;
  /** Which of the hotels of that name is there, −1 for none. */
  readonly hotel: number;
  /** The currency or a country in the text supports it. */
  readonly hinted: boolean;
}

export type Found = Pick<PlaceCandidate, 'name' | 'country' | 'town' | 'listed'>;
type Where = Partial<Pick<PlaceCandidate, 'at' | 'to' | 'hotel'>>;

/** Creates a candidate of a place. All are created here: V8 is faster with objects of one shape. */
export function createPlace(
  from: PlaceCandidate['from'],
  { name, country, town, listed }: Found,
  { at = -1, to = -1, hotel = -1 }: Where = NOWHERE,
): PlaceCandidate {
  return { from, name, country, town, listed, at, to, hotel, hinted: false };
}

const NOWHERE: Where = {};

const foundAnywhere = (text: string) => search(text, null, false);

/** `only`: places in other countries are discarded. */
export function found(text: string, country: string | null, only = false): Found | undefined {
  return country === null ? foundAnywhere(text) : search(text, country, only);
}

function search(text: string, country: string | null, only: boolean): Found | undefined {
  const inside = country === null ? null : lookUp(text, country);
  const town = inside ?? (only && country !== null ? null : lookUp(text));
  if (town !== null) return { name: cityName(town), country: town.country, town, listed: 2 };
  const small = hotelTown(squash(text));
  if (small === undefined || (only && country !== null && small.country !== country)) return undefined;
  const known = lookUp(small.name, small.country);
  return {
    name: known ? cityName(known) : small.name,
    country: small.country,
    town: known,
    listed: known ? 2 : 1,
  };
}
