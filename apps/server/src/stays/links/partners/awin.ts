import type { Awin } from '../../../config/sections/partners.ts';
import type { Partner } from './partner.ts';

/** Awin: a deep link of an advertiser; the click is sent as `clickref` and comes back with the transaction. */
export function awin({ linkUrl, publisherId }: Awin): Partner {
  return {
    name: 'awin',
    pays: true,
    reference: 'clickref',
    address: ({ target, advertiser }) =>
      target === null
        ? null
        : `${linkUrl}?awinmid=${advertiser}&awinaffid=${encodeURIComponent(publisherId)}&ued=${encodeURIComponent(target)}`,
  };
}
