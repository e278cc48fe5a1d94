import type { Post } from '@staylore/contract/stays/posts';
import {
  type CursorKind,
  type CursorOf,
  type CursorValue,
  cutPage,
  readCursor,
} from '../../platform/db/cursor.ts';
import type { Executor } from '../../platform/db/database.ts';
import { type PresentOptions, presentPost } from './present.ts';
import { type PostView, viewsByIds } from './views/queries.ts';

/*
 * Every list of posts has the same stages: candidates in the order of the list, of them those that are visible to the viewer (one
 * statement), hydrate with all that a reader sees (another), present as the contract says.
 */

export interface ListOptions extends PresentOptions {
  cursor?: string | undefined;
  limit: number;
}

/** What a list asks its candidates for: those after the last one, one more than fits the page. */
export interface Wanted<Last> {
  /** 0 for a visitor. */
  viewerId: number;
  last: Last | null;
  limit: number;
}

export interface PostPage {
  posts: Post[];
  next: string | null;
}

interface PostList<Shape extends readonly CursorKind[], Row extends { id: number }> {
  cursor: Shape;
  /** The sort values of a row, as the cursor holds them. */
  position(row: Row): readonly CursorValue[];
  visibleCandidates(wanted: Wanted<CursorOf<Shape>>): Promise<Row[]>;
}

/** How lists go on whose newest post comes first. */
export const newestFirst = {
  cursor: ['time', 'integer'] as const,
  position: (row: { created_at: Date; id: number }) => [row.created_at.toISOString(), row.id] as const,
};

const wantedOf = <const Shape extends readonly CursorKind[]>(options: ListOptions, cursor: Shape) => ({
  viewerId: options.viewer?.id ?? 0,
  last: readCursor(options.cursor, cursor),
  limit: options.limit + 1,
});

/** A page of a list, stage by stage. */
export async function pageOfPosts<const Shape extends readonly CursorKind[], Row extends { id: number }>(
  db: Executor,
  options: ListOptions,
  list: PostList<Shape, Row>,
): Promise<PostPage> {
  const candidates = await list.visibleCandidates(wantedOf(options, list.cursor));
  const page = cutPage(candidates, options.limit, list.position);
  const views = await hydrate(
    db,
    page.rows.map(({ id }) => id),
    options,
  );
  return { posts: present(views, options), next: page.next };
}

/** A page of a list by time whose candidates were hydrated in the statement that found them. */
export async function pageOfViews(
  options: ListOptions,
  visibleViews: (wanted: Wanted<CursorOf<typeof newestFirst.cursor>>) => Promise<PostView[]>,
): Promise<PostPage> {
  const views = (await visibleViews(wantedOf(options, newestFirst.cursor))).toSorted(
    (one, other) => other.created_at.getTime() - one.created_at.getTime() || other.id - one.id,
  );
  const page = cutPage(views, options.limit, newestFirst.position);
  return { posts: present(page.rows, options), next: page.next };
}

/** Loads posts by id and keeps their order. What was deleted in between is left out. */
export async function hydrate(
  db: Executor,
  ids: readonly number[],
  { viewer }: Pick<PresentOptions, 'viewer'>,
): Promise<PostView[]> {
  if (ids.length === 0) return [];
  const views = await viewsByIds(db, ids, viewer?.id ?? 0);
  const byId = new Map(views.map((view) => [view.id, view]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Posts as they go over the wire. */
export function present(views: readonly PostView[], options: PresentOptions): Post[] {
  return views.map((view) => presentPost(view, options));
}

/** Answers with a page: its posts are the body, a header says where it goes on. */
export function sendPage(call: { linkNext(cursor: string | null): void }, page: PostPage): Post[] {
  call.linkNext(page.next);
  return page.posts;
}
