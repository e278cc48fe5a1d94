import type { Post } from '@staylore/contract/posts';
import { useNonce } from '../../platform/nonce.tsx';

/** The stay for search engines: schema.org `SocialMediaPosting` about a `Hotel`. */
export function StructuredData({ post, origin, url }: { post: Post; origin: string; url: string }) {
  const nonce = useNonce();
  const hotel = {
    '@type': 'Hotel',
    name: post.hotel_name ?? post.location,
    address: {
      '@type': 'PostalAddress',
      streetAddress: post.street ?? undefined,
      postalCode: post.zip ?? undefined,
      addressLocality: post.city ?? undefined,
      addressRegion: post.state ?? undefined,
      addressCountry: post.country ?? undefined,
    },
    geo:
      post.lat === null || post.long === null
        ? undefined
        : { '@type': 'GeoCoordinates', latitude: post.lat, longitude: post.long },
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    url,
    headline: post.location,
    articleBody: post.caption,
    datePublished: post.created_at,
    image: post.gallery.map((picture) => origin + picture.file),
    author: {
      '@type': 'Person',
      name: [post.name, post.last_name].filter(Boolean).join(' '),
      alternateName: post.username,
    },
    about: hotel,
    keywords: post.tags.join(', '),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: post.favorite,
    },
  };
  // "<" could close the element from inside a caption.
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
