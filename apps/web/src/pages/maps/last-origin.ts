import { readJson, storeText } from '../../platform/storage/stored.ts';
import { type Origin, placeQuery, readPlace } from './map-address.ts';

const key = 'staylore_map_origin';

/** Where this browser's last map began, null if there was none. */
export function readLastOrigin(): Origin | null {
  const stored = readJson('localStorage', key) as Partial<Origin> | null;
  if (typeof stored?.place !== 'string') return null;
  const { place, lat = null, long = null, extent } = stored;
  const read = readPlace(new URLSearchParams(placeQuery({ place, lat, long, extent })));
  return read?.at ? { place: read.place, ...read.at } : null;
}

/** Stores where the map began, for the next time. */
export const keepLastOrigin = (origin: Origin) => storeText('localStorage', key, JSON.stringify(origin));
