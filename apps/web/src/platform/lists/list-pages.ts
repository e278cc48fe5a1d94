import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Page } from '../api/api-client.ts';

/** The cursor of each page: that of the previous one, none for the first. */
export interface PageQuery {
  query: { limit?: number; cursor?: string };
  signal: AbortSignal;
}

interface Pages<T> {
  key: QueryKey;
  limit?: number;
  load(options: PageQuery): Promise<Page<T[]>>;
  /** Cursor of where the list begins, if not with the first page. */
  start?: string | undefined;
  /** 0 fetches it again each time it is shown. */
  staleTime?: number | undefined;
  /** 0 drops it once it is no longer shown. */
  gcTime?: number;
  retry?: false;
  meta?: Record<string, unknown>;
}

export function listPages<T>({ key, limit, load, start, staleTime, ...options }: Pages<T>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      load({
        query: { ...(limit && { limit }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: (start ?? null) as string | null,
    getNextPageParam: (page) => page.next,
    ...(staleTime === undefined ? {} : { staleTime }),
    ...options,
  });
}
