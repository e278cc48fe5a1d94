import { lakes as shores } from '@staylore/geo/lakes';
import type { MultiPolygon } from 'geojson';

/** The lakes with a recognisable shape (Natural Earth); they are too few to be clipped to a window. */
export const lakes: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: shores.map((shore) => [[...shore, ...shore.slice(0, 1)].map(({ lng, lat }) => [lng, lat])]),
};
