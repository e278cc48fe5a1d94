import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '../api/api-client.ts';

/** Begins a paged list with the page that was rendered with the document; without one the list fetches it. */
export function withFirst<Source extends { initialPageParam: string | null }, T>(
  source: Source,
  first: Page<T[]> | null,
): Source {
  if (first === null) return source;
  const initialData: InfiniteData<Page<T[]>, string | null> = {
    pages: [first],
    pageParams: [source.initialPageParam],
  };
  return { ...source, initialData };
}
