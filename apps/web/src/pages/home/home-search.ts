import { readSearch, type Search } from '../../features/imports/photo-network/read-handle.ts';
import type { PlaceQuery } from '../../features/stays/posts/place-query.ts';

/** The home page's search, from its address: `?handle=&location=&lat=&long=`. */
export interface HomeSearch {
  /** A handle to scan, or the content of its field if it cannot be scanned. */
  handle: string | null;
  location: string | null;
  lat: number | null;
  long: number | null;
}

/** What can be searched for on the home page. */
type Possible = Extract<Search, { kind: 'latest' | 'place' | 'handle' }>;
export type Refusal = Exclude<Search, Possible | { kind: 'post' }>['kind'];

const filled = (value: string | null): string | null => {
  const text = value?.trim() ?? '';
  return text === '' ? null : text;
};

const coordinate = (value: string | null, limit: number): number | null => {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return Math.abs(number) <= limit ? number : null;
};

/** Parses the address; what is invalid counts as missing. A link to a profile is its handle. */
export function readHomeSearch(params: URLSearchParams): HomeSearch {
  const lat = coordinate(params.get('lat'), 90);
  const long = coordinate(params.get('long'), 180);
  const both = lat !== null && long !== null;
  const typed = filled(params.get('handle'));
  const read = readSearch({ handle: typed ?? '', location: '' });
  return {
    handle: read.kind === 'handle' ? read.handle : typed,
    location: filled(params.get('location')),
    lat: both ? lat : null,
    long: both ? long : null,
  };
}

/** The place whose stays are shown; null for a handle, or without one. */
export const placeOf = ({ handle, location, lat, long }: HomeSearch): PlaceQuery | null =>
  handle !== null || location === null ? null : { location, lat, long };

const searchOf = ({ handle }: HomeSearch): Search => readSearch({ handle: handle ?? '', location: '' });

/** Why the handle in the address, as a form sends it before hydration, cannot be scanned; null if it can. */
export function refusalOf(search: HomeSearch): Refusal | null {
  const { kind } = searchOf(search);
  return kind === 'spaces' || kind === 'spaced_link' || kind === 'strange_link' ? kind : null;
}

/** The link of a single post instead of a handle. */
export function postLinkOf(search: HomeSearch): string | null {
  const read = searchOf(search);
  return read.kind === 'post' ? read.link : null;
}

/** The address of a search; the path stays, and the language with it. */
export function searchAddress(
  search: Possible,
  at: { lat: number | null; long: number | null },
): { search: string } {
  const params = new URLSearchParams();
  if (search.kind === 'handle') params.set('handle', search.handle);
  if (search.kind !== 'latest' && search.location !== '') {
    params.set('location', search.location);
    if (at.lat !== null && at.long !== null) {
      params.set('lat', String(at.lat));
      params.set('long', String(at.long));
    }
  }
  return { search: params.size === 0 ? '' : `?${params}` };
}
