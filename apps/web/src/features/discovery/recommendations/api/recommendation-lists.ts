import type { Recommendation } from '@staylore/contract/discovery/recommendations';
import type { Api } from '../../../../platform/api/api-client.ts';
import { listPages } from '../../../../platform/lists/list-pages.ts';

/** Recommendations per page of a list: two rows of three. */
export const recommendationsPerPage = 6;

function paged({ key, load }: Pick<Parameters<typeof listPages<Recommendation>>[0], 'key' | 'load'>) {
  return listPages({
    key: ['recommendations', ...key],
    limit: recommendationsPerPage,
    load,
    meta: { dependsOn: 'follows' },
  });
}

export type PagedRecommendations = ReturnType<typeof paged>;

/** Hotels recommended to the viewer, and by members whom the viewer follows; newest first. */
export function recommendationsForViewer(api: Api): PagedRecommendations {
  return paged({ key: ['viewer'], load: (options) => api.page('GET /api/hotelRecommendations', options) });
}

/** Hotels recommended by and to a member, newest first. */
export function recommendationsOfMember(api: Api, username: string): PagedRecommendations {
  return paged({
    key: ['of', username],
    load: (options) =>
      api.page('GET /api/users/username/:username/recommendations', { params: { username }, ...options }),
  });
}
