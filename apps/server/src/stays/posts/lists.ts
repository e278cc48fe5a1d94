import type { Post } from '@staylore/contract/stays/posts';
import { countryFromName, foldName, regionsNamed } from '@staylore/gazetteer/gazetteer';
import { spellingsOf, townsNamed } from '@staylore/gazetteer/spellings';
import type { Executor } from '../../platform/db/database.ts';
import {
  foremostAtHotel,
  latestPosts,
  nearestOfHotels,
  newestAtHotel,
  newestByAuthor,
  searchRadiusMetres,
} from './first-pages.ts';
import { authorIds, hotelIds, latestIds, nearbyIds, taggedIds } from './queries.ts';
import { matchingIds } from './search/queries.ts';
import { type ListOptions, newestFirst, type PostPage, pageOfKeys, pageOfPosts } from './stages.ts';

/** The newest posts of everyone. */
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
    cursor: ['integer', 'time', 'bigint'],
    visibleCandidates: (wanted) => nearbyIds(db, { ...wanted, lat, lng, metres: searchRadiusMetres }),
    position: (row) => [row.metres, ...newestFirst.position(row)],
  });
}

/** Around a point the nearest post of each hotel, in one page. */
export async function listNearestHotels(
  db: Executor,
  options: ListOptions & { lat: number; lng: number },
): Promise<PostPage> {
  const { cards, lat, lng, viewer, limit } = options;
  const keys = await nearestOfHotels(db, { lat, lng, viewerId: viewer?.id ?? 0, limit });
  return { items: await cards.read(db, keys, viewer), next: null };
}

/** Posts whose hotel, city, region or country contain every word of the text, in whatever spelling of a town, newest first. */
export async function listMatching(db: Executor, options: ListOptions & { text: string }): Promise<PostPage> {
  const words = options.text
    .split(/[\s,;]+/)
    // Punctuation alone names no place, and would match all.
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

/** The first page of public posts about the hotel with this slug, newest first; a slug from before a merge finds nothing. */
export function listFirstAtHotel(db: Executor, options: ListOptions & { slug: string }): Promise<PostPage> {
  const { slug } = options;
  return pageOfKeys(db, options, {
    ...newestFirst,
    visibleRows: (wanted) => newestAtHotel(db, { ...wanted, slug }),
  });
}

/** Stays quoted at most on the page of a hotel, where many have no sentence to quote. */
const foremostStays = 8;

/** The public posts that stand for a hotel, and the one whose link books it: one that tells of the author's own stay if there is any; else null. */
export async function listForemostAtHotel(
  db: Executor,
  { hotelId, viewer, cards }: Pick<ListOptions, 'viewer' | 'cards'> & { hotelId: number },
): Promise<{ favoured: Post[]; bookable: Post | null }> {
  const keys = await foremostAtHotel(db, { hotelId, viewerId: viewer?.id ?? 0, limit: foremostStays });
  const posts = (await cards.read(db, keys, viewer)).map(({ json }): Post => JSON.parse(json));
  const booking = keys.find(({ books }) => books === 'own') ?? keys.find(({ books }) => books === 'any');
  const favoured = new Set(keys.flatMap(({ id, books }) => (books === null ? [id] : [])));
  const once = [...new Map(posts.map((post) => [post.id, post])).values()];
  return {
    favoured: once.filter(({ id }) => favoured.has(id)),
    bookable: once.find(({ id }) => id === booking?.id) ?? null,
  };
}

/** Public posts about a hotel, newest first. */
export function listByHotel(db: Executor, options: ListOptions & { hotelId: number }): Promise<PostPage> {
  const { hotelId } = options;
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
