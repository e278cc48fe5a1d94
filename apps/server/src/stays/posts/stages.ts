import type { Post } from '@staylore/contract/stays/posts';
import type { CursorKind } from '../../platform/db/cursor.ts';
import type { Executor } from '../../platform/db/database.ts';
import {
  type ListPage,
  type PageRequest,
  pageOf,
  pageOfRows,
  type Stages,
  type Wanted,
} from '../../platform/lists.ts';
import { type PresentOptions, presentPost } from './present.ts';
import { type PostView, viewsByIds } from './views/queries.ts';

export interface ListOptions extends PresentOptions, PageRequest {}

/** A place in a list ordered by time: newest first, the higher id first among equals. */
export type TimePosition = readonly [createdAt: string, id: number];

/** How lists go on whose newest post comes first. */
export const newestFirst = {
  cursor: ['time', 'integer'] as const,
  position: (row: { created_at: Date; id: number }) => [row.created_at.toISOString(), row.id] as const,
};

/** A page of a list of posts: its candidates are the list's own, the other stages those of every post. */
export function pageOfPosts<const Shape extends readonly CursorKind[], Row extends { id: number }>(
  db: Executor,
  options: ListOptions,
  list: Pick<Stages<Shape, Row, PostView, Post>, 'cursor' | 'position' | 'visibleCandidates'>,
): Promise<ListPage<Post>> {
  return pageOf(options, {
    ...list,
    hydrate: (ids, viewerId) => viewsByIds(db, ids, viewerId),
    present: (view) => presentPost(view, options),
  });
}

/** A page of a list by time whose candidates were hydrated in the statement that found them, in no order. */
export async function pageOfViews(
  options: ListOptions,
  visibleViews: (wanted: Wanted<TimePosition>) => Promise<PostView[]>,
): Promise<ListPage<Post>> {
  const page = await pageOfRows(options, {
    ...newestFirst,
    visibleRows: async (wanted) =>
      (await visibleViews(wanted)).toSorted(
        (one, other) => other.created_at.getTime() - one.created_at.getTime() || other.id - one.id,
      ),
  });
  return { items: page.items.map((view) => presentPost(view, options)), next: page.next };
}
