import type { Wish } from '@staylore/contract/imports/wishes';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../../platform/api/api-client.ts';

/** Wishes a page of the list. */
export const wishesPerPage = 20;

export type ShownWishes = Extract<Wish['state'], 'open' | 'stayed'>;

/** Own wishes of a state, the latest saved first. */
export function ownWishes(api: Api, state: ShownWishes) {
  return infiniteQueryOptions({
    queryKey: ['wishes', state],
    queryFn: ({ pageParam, signal }) =>
      api.page('GET /api/wishes', {
        query: { state, limit: wishesPerPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { holds: 'wishes' },
  });
}

export type PagedWishes = ReturnType<typeof ownWishes>;
