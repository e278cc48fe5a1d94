import { createRequire } from 'node:module';

export type { Doubt, Finding, FoundHotel, PostText } from './stay-types.ts';

/*
 * The finder, loaded with the first post that is read: its names and weights take 20 MB, and a server may run for days without a scan. Loaded
 * synchronously, because callers need the answer at once.
 */
const load = createRequire(import.meta.url);

type FindStays = typeof import('./find-stays.ts').findStays;
type WithoutNamesakes = typeof import('./namesakes.ts').withoutNamesakes;
type HotelsSaved = typeof import('./saved-post.ts').hotelsSaved;

/** See `find-stays.ts`. */
export const findStays: FindStays = (post) => load('./find-stays.ts').findStays(post);

/** See `namesakes.ts`. */
export const withoutNamesakes: WithoutNamesakes = (finding, post) =>
  load('./namesakes.ts').withoutNamesakes(finding, post);

/** See `saved-post.ts`. */
export const hotelsSaved: HotelsSaved = (post) => load('./saved-post.ts').hotelsSaved(post);
