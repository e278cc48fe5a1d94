import type { Link } from '@staylore/contract/stays/links';
import { publicHttps } from './partners/public-https.ts';
import type { LinkRow } from './queries.ts';

export const linkAddress = (publicUrl: string, code: string): string => `${publicUrl}/go/${code}`;

/** Whether a booking through a link of this partner earns a commission. */
export const isPaying = (partner: Link['partner']): boolean => partner !== 'direct';

/** The host of an address that a member gave, where readers are led straight to it; other alphabets are spelt out in ASCII. */
export function chosenHost(partner: Link['partner'] | null, given: string | null): string | null {
  const address = partner === 'direct' ? publicHttps(given) : null;
  return address === null ? null : new URL(address).hostname.replace(/^www\./, '');
}

export function presentLink(row: LinkRow, publicUrl: string): Link {
  return {
    id: row.id,
    code: row.code,
    url: linkAddress(publicUrl, row.code),
    label: row.label,
    target: row.target_url,
    post:
      row.post_id === null
        ? null
        : { id: row.post_id, location: row.location ?? '', archived: row.archived ?? false },
    hotel_slug: row.hotel_slug,
    partner: row.partner,
    // A stay of an account that is not proven to be the owner's pays nothing.
    pays: isPaying(row.partner) && !row.is_borrowed,
    clicks: row.clicks_count,
    on: row.switched_off_at === null,
    broken:
      row.broken_at === null || row.broken_reason === null
        ? null
        : { reason: row.broken_reason, since: row.broken_at.toISOString() },
    created_at: row.created_at.toISOString(),
  };
}
