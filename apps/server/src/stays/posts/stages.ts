import type { Post } from '@staylore/contract/stays/posts';
import type { CursorKind } from '../../platform/db/cursor.ts';
import type { Executor } from '../../platform/db/database.ts';
import { Written } from '../../platform/http/written.ts';
import { type PageRequest, pageOf, pageOfRows, type RowStages, type Stages } from '../../platform/lists.ts';
import type { Cards } from './cards.ts';
import { type CardKey, keysByIds } from './views/queries.ts';

export interface ListOptions extends PageRequest {
  cards: Cards;
}

export interface PostPage {
  items: Written<Post>[];
  /** Cursor of the next page, null at the end. */
  next: string | null;
}

/** A position in a list ordered by time: newest first, the higher id first among equals. */
export type TimePosition = readonly [createdAt: string, id: number];

/** Paging of lists with the newest post first. */
export const newestFirst = {
  cursor: ['time', 'bigint'] as const,
  position: (row: { created_at: Date; id: number }) => [row.created_at.toISOString(), row.id] as const,
};

/** A page of a list of posts: its candidates are the list's own, the other stages those of every post. */
export async function pageOfPosts<const Shape extends readonly CursorKind[], Row extends { id: number }>(
  db: Executor,
  options: ListOptions,
  list: Pick<Stages<Shape, Row, CardKey, CardKey>, 'cursor' | 'position' | 'visibleCandidates'>,
): Promise<PostPage> {
  const page = await pageOf(options, {
    ...list,
    hydrate: (ids, viewerId) => keysByIds(db, { ids, viewerId }),
    present: (key) => key,
  });
  return { items: await options.cards.read(db, page.items, options.viewer), next: page.next };
}

/** A page of a list whose statement returns the keys of its cards directly. */
export async function pageOfKeys<const Shape extends readonly CursorKind[]>(
  db: Executor,
  options: ListOptions,
  list: RowStages<Shape, CardKey>,
): Promise<PostPage> {
  const page = await pageOfRows(options, list);
  return { items: await options.cards.read(db, page.items, options.viewer), next: page.next };
}

/** Answers with a page of posts: they are the body, a header holds the next cursor. */
export function sendPosts(call: { linkNext(cursor: string | null): void }, page: PostPage): Written<Post[]> {
  call.linkNext(page.next);
  return Written.list(page.items);
}
