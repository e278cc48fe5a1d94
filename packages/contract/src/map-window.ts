import { z } from 'zod';
import { latitude, longitude } from './fields.ts';

/** A part of the map in degrees; one across the date line has its west beyond its east. */
export const mapWindow = z.object({ west: longitude, south: latitude, east: longitude, north: latitude });

export type MapWindow = z.infer<typeof mapWindow>;
