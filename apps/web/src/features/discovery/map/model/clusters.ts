import type { MapStay, MapWindow } from '@staylore/contract/discovery/map';
import Supercluster from 'supercluster';
import { around } from './map-window.ts';

/** What stands at a point of the map: one stay, or several too close together to tell apart. */
export interface Spot {
  /** Stays the same while the spot does. */
  key: string;
  lat: number;
  long: number;
  count: number;
  ids: ReadonlySet<number>;
  /** The newest stay of the spot. */
  stay: MapStay;
  /** Where its stays lie. */
  window: MapWindow;
}

/** Pixels within which stays become one spot; as wide as their pictures on the map. */
const radius = 56;
/** Stays of one house never part, however near the map comes. */
const deepest = 18;

/** Gathers stays into spots for every zoom of a map. */
export function createSpots(stays: readonly MapStay[]) {
  const index = new Supercluster<{ stay: MapStay }>({ radius, maxZoom: deepest });
  index.load(
    stays.map((stay) => ({
      type: 'Feature' as const,
      properties: { stay },
      geometry: { type: 'Point' as const, coordinates: [stay.long, stay.lat] },
    })),
  );
  return {
    /** The spots of a window at a zoom. */
    inside({ west, south, east, north }: MapWindow, zoom: number): Spot[] {
      const found = index.getClusters([west, south, east, north], Math.floor(zoom));
      return found.flatMap(({ properties, geometry }) => {
        const [long = 0, lat = 0] = geometry.coordinates;
        if (!('cluster_id' in properties)) return [single(properties.stay)];
        const stays = index
          .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
          .map((leaf) => leaf.properties.stay);
        const [first] = stays;
        if (first === undefined) return [];
        const newest = stays.reduce((best, stay) => (stay.id > best.id ? stay : best), first);
        const key = `many-${properties.cluster_id}`;
        return [
          {
            key,
            lat,
            long,
            count: stays.length,
            ids: new Set(stays.map(({ id }) => id)),
            stay: newest,
            window: around(stays),
          },
        ];
      });
    },
  };
}

function single(stay: MapStay): Spot {
  const { id, lat, long } = stay;
  return { key: `one-${id}`, lat, long, count: 1, ids: new Set([id]), stay, window: around([stay]) };
}
