import { hotels } from '@staylore/demo-world/stays';
import { foldName } from '@staylore/gazetteer/gazetteer';
import type { LinkedHotel, Partner } from './partner.ts';
import { withQuery } from './with-query.ts';

const keyOf = (name: string, city: string | null) => `${foldName(name)}|${foldName(city ?? '')}`;

/** Under which name the sandbox's booking site sells a hotel of the demo world. */
const demoSlugs = new Map(hotels.map((hotel) => [keyOf(hotel.name, hotel.city), hotel.id]));

/** The booking site of the sandbox, which sells every hotel. */
export function sandboxPartner(sandboxUrl: string): Partner {
  return {
    name: 'sandbox',
    pays: true,
    reference: 'click_id',
    address: ({ hotel }) => {
      const page = `${sandboxUrl}/partner/hotels/${slugOf(hotel)}`;
      const told = [
        ['name', hotel.name],
        ['city', hotel.city],
        ['country', hotel.country],
      ] as const;
      return told.reduce((url, [name, value]) => (value === null ? url : withQuery(url, name, value)), page);
    },
  };
}

function slugOf(hotel: LinkedHotel): string {
  const demo = demoSlugs.get(keyOf(hotel.name, hotel.city));
  if (demo !== undefined) return demo;
  const slug = hotel.slug ?? foldName([hotel.name, hotel.city].filter(Boolean).join(' '));
  const clean = slug
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
  return clean || 'hotel';
}
