import { z } from 'zod';

/** Coordinates are strings; the key of the locality depends on its size. */
const nominatimPlace = z.object({
  osm_type: z.enum(['node', 'way', 'relation']).optional(),
  osm_id: z.number().optional(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  category: z.string().optional(),
  type: z.string().optional(),
  addresstype: z.string().optional(),
  name: z.string().nullish(),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
});

export type NominatimPlace = z.infer<typeof nominatimPlace>;

export const nominatimList = z.array(nominatimPlace);
/** A point far from everything answers 200 with an error. */
export const nominatimReverse = z.union([nominatimPlace, z.object({ error: z.string() })]);
