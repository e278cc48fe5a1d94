import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api, Page } from '../../../../platform/api/api-client.ts';

/** Recommendations a page of a list: two rows of three. */
export const recommendationsPerPage = 6;

interface Asked {
  query: { limit: number; cursor?: string };
  signal: AbortSignal;
}

function paged(options: { key: readonly unknown[]; load(asked: Asked): Promise<Page<Recommendation[]>> }) {
  return infiniteQueryOptions({
    queryKey: ['recommendations', ...options.key],
    queryFn: ({ pageParam, signal }) =>
      options.load({
        query: { limit: recommendationsPerPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    meta: { dependsOn: 'follows' },
  });
}

export type PagedRecommendations = ReturnType<typeof paged>;

/** Hotels recommended to the viewer, and by members whom the viewer follows; newest first. */
export function recommendationsForViewer(api: Api): PagedRecommendations {
  return paged({ key: ['viewer'], load: (asked) => api.page('GET /api/hotelRecommendations', asked) });
}

/** Hotels recommended by and to a member, newest first. */
export function recommendationsOfMember(api: Api, username: string): PagedRecommendations {
  return paged({
    key: ['of', username],
    load: (asked) =>
      api.page('GET /api/users/username/:username/recommendations', { params: { username }, ...asked }),
  });
}
