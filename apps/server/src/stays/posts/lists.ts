import { countryFromName, foldName, regionsNamed } from '@staylore/gazetteer/gazetteer';
import { spellingsOf, townsNamed } from '@staylore/gazetteer/spellings';
import type { Executor } from '../../platform/db/database.ts';
import { inOrder } from '../../platform/lists.ts';
import { latestPosts, newestAtHotel, newestByAuthor } from './first-pages.ts';
import { authorIds, hotelIds, latestIds, nearbyIds, taggedIds } from './queries.ts';
import { matchingIds } from './search/queries.ts';
import { type ListOptions, newestFirst, type PostPage, pageOfKeys, pageOfPosts } from './stages.ts';
import { keysByIds } from './views/queries.ts';

/** A place search covers this radius. */
const searchRadiusMetres = 25_000;

/** The newest posts of everybody. */
export function listLatest(db: Executor, options: ListOptions): Promise<PostPage> {
  if (!options.cursor)
    return pageOfKeys(db, options, { ...newestFirst, visibleRows: (wanted) => latestPosts(db, wanted) });
  return pageOfPosts(db, options, {
    ...newestFirst,
    visibleCandidates: (wanted) => latestIds(db, wanted),
  });
}

/** Posts of one member, newest first. */
export function listByAuthor(
  db: Executor,
  options: ListOptions & { userId: number; archived: boolean },
): Promise<PostPage> {
  const { userId, archived } = options;
  if (!options.cursor && !archived)
    return pageOfKeys(db, options, {
      ...newestFirst,
      visibleRows: (wanted) => newestByAuthor(db, { ...wanted, userId }),
    });
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

/** Candidates around a point among which each hotel's nearest is looked for: a busy hotel stands first with all its stays. */
const nearestLookedThrough = 48;

/** Around a point the nearest post of each hotel, in one page. */
export async function listNearestHotels(
  db: Executor,
  options: ListOptions & { lat: number; lng: number },
): Promise<PostPage> {
  const { cards, lat, lng, viewer, limit } = options;
  const viewerId = viewer?.id ?? 0;
  const around = { lat, lng, metres: searchRadiusMetres, last: null, limit: nearestLookedThrough };
  const known = new Set<number>();
  const nearest = (await nearbyIds(db, { ...around, viewerId })).filter(({ hotel_id }) => {
    if (hotel_id === null) return true;
    if (known.has(hotel_id)) return false;
    known.add(hotel_id);
    return true;
  });
  const keys = await inOrder(nearest.slice(0, limit), (ids) => keysByIds(db, { ids, viewerId }));
  return { items: await cards.read(db, keys, viewer), next: null };
}

/** Posts whose hotel, city, region or country contain every word of the text, in whatever spelling of a town, newest first. */
export async function listMatching(db: Executor, options: ListOptions & { text: string }): Promise<PostPage> {
  const words = options.text
    .split(/[\s,;]+/)
    // Signs alone name no place, and would fit every one.
    .filter((word) => foldName(word) !== '')
    .slice(0, 8);
  if (words.length === 0) return { items: [], next: null };
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
  const { hotelId } = options;
  if (!options.cursor)
    return pageOfKeys(db, options, {
      ...newestFirst,
      visibleRows: (wanted) => newestAtHotel(db, { ...wanted, hotelId }),
    });
  return pageOfPosts(db, options, {
    ...newestFirst,
    visibleCandidates: (wanted) => hotelIds(db, { ...wanted, hotelId }),
  });
}

/** Public posts that carry a tag, newest first. */
export function listByTag(db: Executor, options: ListOptions & { tag: string }): Promise<PostPage> {
  return pageOfPosts(db, options, {
    ...newestFirst,
    visibleCandidates: (wanted) => taggedIds(db, { ...wanted, tag: options.tag }),
  });
}
