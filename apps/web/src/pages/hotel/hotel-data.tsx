import type { Hotel } from '@staylore/contract/hotels';
import type { Post } from '@staylore/contract/posts';
import { useNonce } from '../../platform/nonce.tsx';
import { useOrigin } from '../../platform/site.tsx';

/** The hotel for search engines (https://schema.org/Hotel). What nobody told is left out; there are no ratings to claim. */
export function HotelData({ hotel, posts, url }: { hotel: Hotel; posts: readonly Post[]; url: string }) {
  const nonce = useNonce();
  const origin = useOrigin();
  const pictures = posts.flatMap((post) => (post.file === null ? [] : [origin + post.file])).slice(0, 6);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': url,
    url,
    name: hotel.name,
    sameAs: hotel.website ?? undefined,
    image: pictures.length === 0 ? undefined : pictures,
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.street ?? undefined,
      postalCode: hotel.zip ?? undefined,
      addressLocality: hotel.city ?? undefined,
      addressRegion: hotel.state ?? undefined,
      addressCountry: hotel.country ?? undefined,
    },
    geo:
      hotel.lat === null || hotel.long === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: hotel.lat, longitude: hotel.long },
  };
  // "<" could close the element from inside a name.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
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
