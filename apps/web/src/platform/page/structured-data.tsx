import { townName } from '../texts/place-name.ts';
import type { Texts } from '../texts/texts.tsx';
import { useNonce } from './nonce.tsx';

/** What a page is about, for search engines (https://schema.org, as JSON-LD). */
export function StructuredData({ data }: { data: object }) {
  const nonce = useNonce();
  // "<" could close the element from inside a name or a caption.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, the only way to write structured data
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

interface Place {
  street: string | null;
  zip: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  lat: number | null;
  long: number | null;
}

/** Where something is, in the vocabulary of schema.org, with town and state in the reader's language; unknown parts are left out. */
export function placeData({ street, zip, city, state, country, lat, long }: Place, texts: Texts) {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ?? undefined,
      postalCode: zip ?? undefined,
      addressLocality: city === null ? undefined : townName(city, country, texts),
      addressRegion: state === null ? undefined : townName(state, country, texts),
      addressCountry: country ?? undefined,
    },
    geo:
      lat === null || long === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
  };
}
