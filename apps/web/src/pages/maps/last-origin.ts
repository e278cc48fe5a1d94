import type { Origin } from './map-address.ts';

const key = 'staylore_map_origin';

/** Where this browser's last map began, null if there was none. */
export function readLastOrigin(): Origin | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(key) ?? 'null') as Partial<Origin> | null;
    if (typeof stored?.place !== 'string') return null;
    const { place, lat, long } = stored;
    if (typeof lat !== 'number' || typeof long !== 'number') return null;
    return Math.abs(lat) <= 90 && Math.abs(long) <= 180 ? { place, lat, long } : null;
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
