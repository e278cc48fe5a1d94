import { countryFromName } from '@staylore/gazetteer/gazetteer';
import type { Mention } from '../mentions/candidates/candidate.ts';
import type { Reading } from '../reading.ts';
import type { HotelPlace } from './placing.ts';

/** The shortest name of a country that is looked for inside a hashtag. */
const SHORTEST = 5;

/**
 * The countries in whose currency a price may be, most likely first: that of the nearest house, of the other houses, of the post, of the places in
 * its words and hashtags, and those in hashtags like "roadtripaustralia".
 */
export function likelyCountries(
  reading: Reading,
  price: { readonly start: number },
  placed: readonly { readonly name: Mention; readonly place: HotelPlace }[],
  post: string | null,
): string[] {
  const away = ({ name }: { name: Mention }) =>
    name.source === 'location_tag' ? Number.MAX_SAFE_INTEGER : Math.abs(name.start - price.start);
  const houses = placed.toSorted((one, other) => away(one) - away(other)).map(({ place }) => place.country);
  const places = reading.places();
  const hinted = places.filter(({ hinted }) => hinted);
  const named = [...hinted, ...places].map(({ country }) => country);
  const all = [reading.tagPlace.country, ...houses, post, ...named, ...inHashtags(reading)];
  return [...new Set(all.filter((country) => country !== null))];
}

function inHashtags({ caption }: Reading): string[] {
  return caption.tokens.flatMap(({ kind, fold }) => {
    if (kind !== 'hashtag') return [];
    for (let cut = 0; cut <= fold.length - SHORTEST; cut += 1) {
      const country =
        countryFromName(fold.slice(cut)) ?? (cut > 0 ? countryFromName(fold.slice(0, -cut)) : null);
      if (country !== null) return [country];
    }
    return [];
  });
}
