import { foldName } from '@staylore/gazetteer/gazetteer';
import type { LinkedHotel, Partner } from './partner.ts';
import { withQuery } from './with-query.ts';

/** The sandbox's booking site, which sells every hotel; those of the demo world it knows by name and town. */
export function sandboxPartner(sandboxUrl: string): Partner {
  return {
    name: 'sandbox',
    pays: true,
    reference: 'click_id',
    address: ({ hotel }) => {
      const page = `${sandboxUrl}/partner/hotels/${slugOf(hotel)}`;
      const fields = [
        ['name', hotel.name],
        ['city', hotel.city],
        ['country', hotel.country],
      ] as const;
      return fields.reduce(
        (url, [name, value]) => (value === null ? url : withQuery(url, name, value)),
        page,
      );
    },
  };
}

function slugOf(hotel: LinkedHotel): string {
  const slug = hotel.slug ?? foldName([hotel.name, hotel.city].filter(Boolean).join(' '));
  const clean = slug
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
  return clean || 'hotel';
}
