import type { Wish } from '@staylore/contract/imports/wishes';
import type { Api } from '../../../platform/api/api-client.ts';
import { listPages } from '../../../platform/lists/list-pages.ts';

export const wishesPerPage = 20;

export type ShownWishes = Extract<Wish['state'], 'open' | 'stayed'>;

/** Own wishes of a state, the latest saved first. */
export function ownWishes(api: Api, state: ShownWishes) {
  return listPages({
    key: ['wishes', state],
    limit: wishesPerPage,
    load: ({ query, signal }) => api.page('GET /api/wishes', { query: { state, ...query }, signal }),
    meta: { holds: 'wishes' },
  });
}
