import { countryFromName, isArea, loadGazetteer, regionsNamed } from '@staylore/gazetteer/gazetteer';
import { spellingsOf, townsNamed } from '@staylore/gazetteer/spellings';
import type { Executor } from '../../platform/db/database.ts';
import { authorIds, hotelIds, latestIds, latestPosts, matchingIds, nearbyIds } from './queries.ts';
import { type ListOptions, newestFirst, type PostPage, pageOfPosts, pageOfViews } from './stages.ts';

/** A place search covers this radius. */
const searchRadiusMetres = 25_000;

/** The newest posts of everybody. */
export function listLatest(db: Executor, options: ListOptions): Promise<PostPage> {
  if (!options.cursor) return pageOfViews(options, (wanted) => latestPosts(db, wanted));
  return pageOfPosts(db, options, {
    ...newestFirst,
    visibleCandidates: (wanted) => latestIds(db, wanted),
  });
}

/** Whether a text names a country or region as a whole, whose stays lie anywhere in it and not around its middle. */
export function namesWholeArea(text: string): boolean {
  if (countryFromName(text) !== null) return true;
  const [best] = loadGazetteer().find(text);
  // Salzburg, Geneva and the like are towns first.
  return best !== undefined && isArea(best) && regionsNamed(text).length > 0;
}

/** Posts of one member, newest first. */
export function listByAuthor(
  db: Executor,
  options: ListOptions & { userId: number; archived: boolean },
): Promise<PostPage> {
  const { userId, archived } = options;
  return pageOfPosts(db, options, {
    ...newestFirst,
    visibleCandidates: (wanted) => authorIds(db, { ...wanted, userId, archived }),
  });
}

/** Posts around a point, nearest first, then newest. */
export function listNearby(
  db: Executor,
  options: ListOptions & { lat: number; lng: number },
): Promise<PostPage> {
  const { lat, lng } = options;
  return pageOfPosts(db, options, {
    cursor: ['integer', 'time', 'integer'],
    visibleCandidates: (wanted) => nearbyIds(db, { ...wanted, lat, lng, metres: searchRadiusMetres }),
    position: (row) => [row.metres, ...newestFirst.position(row)],
  });
}

/** Posts whose hotel, city, region or country contain every word of the text, in whatever spelling of a town, newest first. */
export async function listMatching(db: Executor, options: ListOptions & { text: string }): Promise<PostPage> {
  const words = options.text
    .split(/[\s,;]+/)
    .filter((word) => word.length > 0)
    .slice(0, 8);
  if (words.length === 0) return listLatest(db, options);
  const named = {
    words: words.map(spellingsOf),
    // Countries are stored by code; people write their names.
    country: countryFromName(options.text),
    areas: [...regionsNamed(options.text), ...townsNamed(options.text)],
  };
  return pageOfPosts(db, options, {
    ...newestFirst,
    visibleCandidates: (wanted) => matchingIds(db, { ...wanted, ...named }),
  });
}

/** Public posts about a hotel, newest first. */
export function listByHotel(db: Executor, options: ListOptions & { hotelId: number }): Promise<PostPage> {
  return pageOfPosts(db, options, {
    ...newestFirst,
    visibleCandidates: (wanted) => hotelIds(db, { ...wanted, hotelId: options.hotelId }),
  });
}
