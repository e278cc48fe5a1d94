import { inEuroCents } from '../../earnings/exchange-rates/index.ts';
import type { AtlasRow, CountedStays } from './queries.ts';

/** A country by its upper-case code; null if a post names none, or in another way. */
export const countryOf = ({ country }: { country: string | null }): string | null =>
  country !== null && /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : null;

/** The post's name for the hotel; empty if it has none. */
export const titleOf = ({ hotel_name, location }: { hotel_name: string | null; location: string }): string =>
  hotel_name ?? location;

/** How many stays are the member's own, over how many years, since when. */
export function countOwn(counted: readonly CountedStays[]) {
  const own = counted.filter((one) => one.own);
  const years = new Set(own.map(({ year }) => year));
  return {
    stays: own.reduce((sum, { stays }) => sum + stays, 0),
    years: years.size,
    since: years.size === 0 ? null : Math.min(...years),
  };
}

/** How many stays there are, in each country, most first, and in each year, latest first. */
export function countStays(counted: readonly CountedStays[]) {
  const countries = new Map<string, number>();
  const years = new Map<number, number>();
  let all = 0;
  for (const { country, stays, year } of counted) {
    if (country !== null) countries.set(country, (countries.get(country) ?? 0) + stays);
    years.set(year, (years.get(year) ?? 0) + stays);
    all += stays;
  }
  return {
    stays: all,
    countries: [...countries]
      .map(([country, stays]) => ({ country, stays }))
      .sort((one, other) => other.stays - one.stays || (one.country < other.country ? -1 : 1)),
    years: [...years].map(([year, stays]) => ({ year, stays })).sort((one, other) => other.year - one.year),
  };
}

/** The stay with the cheapest night, converted to euros; prices in currencies without a rate are left out. */
export function cheapestNight(rows: readonly AtlasRow[], rates: ReadonlyMap<string, number>) {
  let best: { row: AtlasRow; minor: number; currency: string; cents: number } | null = null;
  for (const row of rows) {
    const { price_minor: minor, price_currency: currency } = row;
    if (row.price_per !== 'night' || minor === null || currency === null || minor === 0) continue;
    const unitsPerEuro = currency === 'EUR' ? 1 : rates.get(currency);
    if (unitsPerEuro === undefined) continue;
    const cents = inEuroCents({ minor, currency, unitsPerEuro });
    if (best === null || cents < best.cents) best = { row, minor, currency, cents };
  }
  return best;
}
