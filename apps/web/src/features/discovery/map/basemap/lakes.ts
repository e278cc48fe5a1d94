import { lakes as shores } from '@staylore/geo/lakes';
import type { MultiPolygon } from 'geojson';

/** The lakes that are known by their shape (Natural Earth); they are too few to be cut to a window. */
export const lakes: MultiPolygon = {
  type: 'MultiPolygon',
  coordinates: shores.map((shore) => [[...shore, ...shore.slice(0, 1)].map(({ lng, lat }) => [lng, lat])]),
};
