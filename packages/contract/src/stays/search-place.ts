import { z } from 'zod';
import { because, latitude, longitude, text, viewerId } from '../fields.ts';

/** A coordinate in a path, where a word stands for "none given". */
const pathCoordinate = <T extends z.ZodType<number, unknown>>(coordinate: T, word: string) =>
  z.string().transform((value, context) => {
    if (value === word || value === 'null' || value === 'undefined') return null;
    const read = coordinate.safeParse(value);
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: because('out_of_range') });
    return z.NEVER;
  });

/** Path parts of a search at a place; `nolocation`, `noLat` and `noLong` stand for empty ones. */
export const searchPlace = {
  userId: viewerId,
  location: text({ min: 1, max: 200 }).transform((value) => (value === 'nolocation' ? null : value)),
  lat: pathCoordinate(latitude, 'noLat'),
  long: pathCoordinate(longitude, 'noLong'),
};
