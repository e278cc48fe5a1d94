import type { Partner } from './partner.ts';
import { withQuery } from './with-query.ts';

/** The hotel's own page. No commission; the hotel's statistics show where its guest came from. */
export const direct: Partner = {
  name: 'direct',
  pays: false,
  reference: null,
  address: ({ target }) =>
    target === null ? null : withQuery(withQuery(target, 'utm_source', 'staylore'), 'utm_medium', 'referral'),
};
