import { hash } from 'node:crypto';
import { hotels } from '@staylore/demo-world/stays';
import { foldName } from '@staylore/gazetteer/gazetteer';
import { toMinor } from '@staylore/money/money';

/** A hotel as the booking site sells it. */
export interface Offer {
  slug: string;
  name: string;
  city: string;
  /** ISO 3166-1 alpha-2; empty if unknown. */
  country: string;
  /** In the currency's smallest unit. */
  nightMinor: number;
  currency: string;
}

const currencies: Record<string, string> = {
  CH: 'CHF',
  LI: 'CHF',
  GB: 'GBP',
  US: 'USD',
  CA: 'CAD',
  JP: 'JPY',
  SE: 'SEK',
  AU: 'AUD',
};

/** The characters of a slug; anything else is not a hotel. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/;

function price(slug: string, country: string): { nightMinor: number; currency: string } {
  const currency = currencies[country] ?? 'EUR';
  const units = 84 + (Number.parseInt(hash('sha256', slug, 'hex').slice(0, 6), 16) % 260);
  const dearness = currency === 'JPY' ? 150 : currency === 'SEK' ? 11 : 1;
  return { nightMinor: toMinor(units * dearness, currency), currency };
}

/** Hotels of the demo world, as sold on the booking site. */
export function allOffers(): Offer[] {
  return hotels.map((hotel) => ({
    slug: hotel.id,
    name: hotel.name,
    city: hotel.city,
    country: hotel.country,
    ...price(hotel.id, hotel.country),
  }));
}

const keyOf = (name: string, city: string | null | undefined) => `${foldName(name)}|${foldName(city ?? '')}`;
const byName = new Map(hotels.map((hotel) => [keyOf(hotel.name, hotel.city), hotel.id]));

/**
 * The hotel with that slug, or with that name and town. A hotel that is not in the demo world is sold as well, under the given name or one made from
 * the slug, so that every link of the product leads to something that can be booked.
 */
export function findOffer(
  slug: string,
  given: { name?: string | null; city?: string | null; country?: string | null } = {},
): Offer | undefined {
  if (!SLUG.test(slug)) return undefined;
  const named = given.name ? byName.get(keyOf(given.name, given.city)) : undefined;
  const known = allOffers().find((offer) => offer.slug === slug || offer.slug === named);
  if (known) return known;
  const words = slug.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const country = /^[A-Z]{2}$/.test(given.country ?? '') ? (given.country ?? '') : '';
  return {
    slug,
    name: given.name?.trim().slice(0, 120) || words.join(' '),
    city: given.city?.trim().slice(0, 80) ?? '',
    country,
    ...price(slug, country),
  };
}

export function hotelEmail(slug: string): string {
  return `${slug.slice(0, 60).replace(/-+$/, '')}@hotels.example`;
}
