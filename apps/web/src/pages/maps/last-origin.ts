import { type Origin, placeQuery, readPlace } from './map-address.ts';

const key = 'staylore_map_origin';

/** Where this browser's last map began, null if there was none. */
export function readLastOrigin(): Origin | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(key) ?? 'null') as Partial<Origin> | null;
    if (typeof stored?.place !== 'string') return null;
    const { place, lat = null, long = null, extent } = stored;
    const read = readPlace(new URLSearchParams(placeQuery({ place, lat, long, extent })));
    return read?.at ? { place: read.place, ...read.at } : null;
  } catch {
    return null;
  }
}

/** Stores where the map began, for the next time. */
export function keepLastOrigin(origin: Origin): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(origin));
  } catch {
    // The next map begins where the community is.
  }
}
