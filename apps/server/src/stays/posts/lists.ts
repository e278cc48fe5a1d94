import type { Post } from '@staylore/contract/stays/posts';
import { countryFromName, isArea, loadGazetteer, regionsNamed } from '@staylore/gazetteer/gazetteer';
import { spellingsOf, townsNamed } from '@staylore/gazetteer/spellings';
import { cutPage, readCursor } from '../../platform/db/cursor.ts';
import type { Executor } from '../../platform/db/database.ts';
import { type PresentOptions, presentPost } from './present.ts';
import { authorIds, hotelIds, latestPosts, matchingIds, nearbyIds } from './queries.ts';
import { type PostView, viewsByIds } from './views/queries.ts';

/** A place search covers this radius. */
const searchRadiusMetres = 25_000;

export interface PostPage {
  posts: Post[];
  next: string | null;
}

export interface ListOptions extends PresentOptions {
  cursor?: string | undefined;
  limit: number;
}

interface Position {
  id: number;
  created_at: Date;
}

const timePosition = (last: Position) => [last.created_at.toISOString(), last.id] as const;

function readTimePosition(cursor: string | undefined) {
  const read = readCursor(cursor, ['time', 'integer']);
  return read === null ? null : { created_at: read[0], id: read[1] };
}

/** Loads posts by id and keeps the order in which a list found them. What was deleted in between is left out. */
export async function postsInOrder(
  db: Executor,
  ids: readonly number[],
  options: PresentOptions,
): Promise<Post[]> {
  if (ids.length === 0) return [];
  const views = await viewsByIds(db, ids, options.viewer?.id ?? 0);
  const byId = new Map(views.map((view) => [view.id, view]));
  return ids.flatMap((id) => {
    const view = byId.get(id);
    return view === undefined ? [] : [presentPost(view, options)];
  });
}

async function pageOf<T extends Position>(
  db: Executor,
  rows: readonly T[],
  options: ListOptions & { position: (last: T) => readonly (string | number)[] },
): Promise<PostPage> {
  const page = cutPage(rows, options.limit, options.position);
  const ids = page.rows.map((row) => row.id);
  return { posts: await postsInOrder(db, ids, options), next: page.next };
}

/** The newest posts of everybody. */
export async function listLatest(db: Executor, options: ListOptions): Promise<PostPage> {
  const views = await latestPosts(db, {
    last: readTimePosition(options.cursor),
    viewerId: options.viewer?.id ?? 0,
    limit: options.limit + 1,
  });
  return pageOfViews(views, options);
}

/** A page of a list by time from all that was read for it, one more than fits if there are more. */
export function pageOfViews(views: readonly PostView[], options: ListOptions): PostPage {
  const newestFirst = views.toSorted(
    (one, other) => other.created_at.getTime() - one.created_at.getTime() || other.id - one.id,
  );
  const page = cutPage(newestFirst, options.limit, timePosition);
  return { posts: page.rows.map((view) => presentPost(view, options)), next: page.next };
}

/** Whether a text names a country or region as a whole, whose stays lie anywhere in it and not around its middle. */
export function namesWholeArea(text: string): boolean {
  if (countryFromName(text) !== null) return true;
  const [best] = loadGazetteer().find(text);
  // Salzburg, Geneva and the like are towns first.
  return best !== undefined && isArea(best) && regionsNamed(text).length > 0;
}

/** Posts of one member, newest first. */
export async function listByAuthor(
  db: Executor,
  options: ListOptions & { userId: number; archived: boolean },
): Promise<PostPage> {
  const { userId, archived } = options;
  const rows = await authorIds(db, {
    userId,
    archived,
    last: readTimePosition(options.cursor),
    viewerId: options.viewer?.id ?? 0,
    limit: options.limit + 1,
  });
  return pageOf(db, rows, { ...options, position: timePosition });
}

/** Posts around a point, nearest first, then newest. */
export async function listNearby(
  db: Executor,
  options: ListOptions & { lat: number; lng: number },
): Promise<PostPage> {
  const read = readCursor(options.cursor, ['integer', 'time', 'integer']);
  const last = read === null ? null : { metres: read[0], created_at: read[1], id: read[2] };
  const { lat, lng } = options;
  const rows = await nearbyIds(db, {
    lat,
    lng,
    metres: searchRadiusMetres,
    last,
    viewerId: options.viewer?.id ?? 0,
    limit: options.limit + 1,
  });
  return pageOf(db, rows, { ...options, position: (row) => [row.metres, ...timePosition(row)] });
}

/** Posts whose hotel, city, region or country contain every word of the text, in whatever spelling of a town, newest first. */
export async function listMatching(db: Executor, options: ListOptions & { text: string }): Promise<PostPage> {
  const words = options.text
    .split(/[\s,;]+/)
    .filter((word) => word.length > 0)
    .slice(0, 8);
  if (words.length === 0) return listLatest(db, options);
  const rows = await matchingIds(db, {
    words: words.map(spellingsOf),
    // Countries are stored by code; people write their names.
    country: countryFromName(options.text),
    areas: [...regionsNamed(options.text), ...townsNamed(options.text)],
    last: readTimePosition(options.cursor),
    viewerId: options.viewer?.id ?? 0,
    limit: options.limit + 1,
  });
  return pageOf(db, rows, { ...options, position: timePosition });
}

/** Public posts about a hotel, newest first. */
export async function listByHotel(
  db: Executor,
  options: ListOptions & { hotelId: number },
): Promise<PostPage> {
  const rows = await hotelIds(db, {
    hotelId: options.hotelId,
    last: readTimePosition(options.cursor),
    viewerId: options.viewer?.id ?? 0,
    limit: options.limit + 1,
  });
  return pageOf(db, rows, { ...options, position: timePosition });
}
