import { type Expression, type SqlBool, sql } from 'kysely';
import { type CursorKind, type CursorOf, type CursorValue, cutPage, readCursor } from './db/cursor.ts';
import type { Viewer } from './viewer.ts';

/*
 * All lists have the same stages: find candidates in the order of the list, keep those visible to the viewer (one statement), hydrate them
 * with all that a reader sees (another), present them as the contract says.
 */

/** Which page of a list is requested, and by whom. */
export interface PageRequest {
  viewer: Viewer | null;
  cursor?: string | undefined;
  limit: number;
}

/** What a list requires of its candidates: those after the last one, one more than fits the page. */
export interface PageQuery<Last> {
  /** 0 for a visitor. */
  viewerId: number;
  last: Last | null;
  limit: number;
}

export interface ListPage<Item> {
  items: Item[];
  /** Cursor of the next page, null at the end. */
  next: string | null;
}

interface Order<Shape extends readonly CursorKind[], Row> {
  cursor: Shape;
  /** The sort values of a row, as stored in the cursor. */
  position(row: NoInfer<Row>): readonly CursorValue[];
}

export interface Stages<Shape extends readonly CursorKind[], Row extends { id: number }, View, Item>
  extends Order<Shape, Row> {
  visibleCandidates(wanted: PageQuery<CursorOf<Shape>>): Promise<Row[]>;
  /** Loads what is shown, in any order; what was deleted in between may be missing. */
  hydrate(ids: number[], viewerId: number): Promise<View[]>;
  present(view: View): Item;
}

export interface RowStages<Shape extends readonly CursorKind[], Row> extends Order<Shape, Row> {
  visibleRows(wanted: PageQuery<CursorOf<Shape>>): Promise<Row[]>;
}

/** Sorted by id, up or down. */
export const byId = {
  cursor: ['bigint'] as const,
  position: (row: { id: number }) => [row.id] as const,
};

/** Condition that a row comes after the last one of the previous page, in a list by descending id. */
export function belowId(column: string, last: readonly [id: number] | null): Expression<SqlBool> {
  return last === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} < ${last[0]}`;
}

export async function pageOf<
  const Shape extends readonly CursorKind[],
  Row extends { id: number },
  View extends { id: number },
  Item,
>(request: PageRequest, list: Stages<Shape, Row, View, Item>): Promise<ListPage<Item>> {
  const wanted = wantedBy(request, list.cursor);
  const page = cutPage(await list.visibleCandidates(wanted), request.limit, list.position);
  const views = await inOrder(page.rows, (ids) => list.hydrate(ids, wanted.viewerId));
  return { items: views.map((view) => list.present(view)), next: page.next };
}

/** A page of a list whose statement both finds and hydrates; only presenting is left. */
export async function pageOfRows<const Shape extends readonly CursorKind[], Row>(
  request: PageRequest,
  list: RowStages<Shape, Row>,
): Promise<ListPage<Row>> {
  const rows = await list.visibleRows(wantedBy(request, list.cursor));
  const page = cutPage(rows, request.limit, list.position);
  return { items: page.rows, next: page.next };
}

/** Loads what is shown of these rows and keeps their order. What was deleted in between is left out. */
export async function inOrder<View extends { id: number }>(
  rows: readonly { id: number }[],
  hydrate: (ids: number[]) => Promise<View[]>,
): Promise<View[]> {
  if (rows.length === 0) return [];
  const views = await hydrate(rows.map(({ id }) => id));
  const found = new Map(views.map((view) => [view.id, view]));
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}

export function requestOf(call: {
  viewer: Viewer | null;
  query: { cursor?: string | undefined; limit: number };
}): PageRequest {
  return { viewer: call.viewer, cursor: call.query.cursor, limit: call.query.limit };
}

/** Answers with a page: its items are the body, and a header holds the next cursor. */
export function sendPage<Item>(
  call: { linkNext(cursor: string | null): void },
  page: ListPage<Item>,
): Item[] {
  call.linkNext(page.next);
  return page.items;
}

const wantedBy = <const Shape extends readonly CursorKind[]>(request: PageRequest, cursor: Shape) => ({
  viewerId: request.viewer?.id ?? 0,
  last: readCursor(request.cursor, cursor),
  limit: request.limit + 1,
});
