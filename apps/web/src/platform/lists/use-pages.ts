import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from '../api/api-client.ts';
import { listPages } from './list-pages.ts';

/** The cursor as the API takes it in a query; none for the first page. */
export type Cursor = { cursor?: string };

/** A paged list as a query: each page is loaded with the cursor of the one before. `gcTime` 0 reloads it each time it is shown. */
export function usePages<T>(
  key: QueryKey,
  load: (cursor: Cursor, signal: AbortSignal) => Promise<Page<T[]>>,
  options: { gcTime?: number } = {},
) {
  return useInfiniteQuery(listPages({ key, load: ({ query, signal }) => load(query, signal), ...options }));
}
