import { readSearch, type Search } from '../../features/imports/photo-network/read-handle.ts';

/** What the home page is asked for by its address: `?handle=&location=&lat=&long=`. */
export interface HomeSearch {
  handle: string | null;
  location: string | null;
  lat: number | null;
  long: number | null;
}

const filled = (value: string | null): string | null => {
  const text = value?.trim() ?? '';
  return text === '' ? null : text;
};

const coordinate = (value: string | null, limit: number): number | null => {
  const number = value === null || value === '' ? Number.NaN : Number(value);
  return Math.abs(number) <= limit ? number : null;
};

/** Reads the address; what does not make sense in it is as good as absent. */
export function readHomeSearch(params: URLSearchParams): HomeSearch {
  const lat = coordinate(params.get('lat'), 90);
  const long = coordinate(params.get('long'), 180);
  const both = lat !== null && long !== null;
  return {
    handle: filled(params.get('handle')),
    location: filled(params.get('location')),
    lat: both ? lat : null,
    long: both ? long : null,
  };
}

/** Whether the address names a handle with white space in it, as a form sends it before the page has come alive. */
export const isRefused = ({ handle }: HomeSearch): boolean =>
  handle !== null && readSearch({ handle, location: '' }).kind === 'spaces';

/** The address of a search; the path stays, so that the language does. */
export function searchAddress(
  search: Exclude<Search, { kind: 'spaces' }>,
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
