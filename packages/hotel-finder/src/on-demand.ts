import { createRequire } from 'node:module';
import type { Finding, PostText } from './stay-types.ts';

export type { Finding, FoundHotel, PostText } from './stay-types.ts';

// The finder's names and weights take 20 MB, and a server may run for days before somebody scans: it is loaded with the first post that is
// read. In one go and not while others run, because whoever reads posts tells of them at once.
const load = createRequire(import.meta.url);

type FindStays = typeof import('./find-stays.ts');
type Namesakes = typeof import('./namesakes.ts');
type SavedPost = typeof import('./saved-post.ts');

/** See `find-stays.ts`. */
export const findStays = (post: PostText): Finding => (load('./find-stays.ts') as FindStays).findStays(post);

/** See `namesakes.ts`. */
export const withoutNamesakes = (finding: Finding, post: PostText): Finding =>
  (load('./namesakes.ts') as Namesakes).withoutNamesakes(finding, post);

/** See `saved-post.ts`. */
export const hotelsSaved: SavedPost['hotelsSaved'] = (post) =>
  (load('./saved-post.ts') as SavedPost).hotelsSaved(post);
