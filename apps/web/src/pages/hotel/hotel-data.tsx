import type { Hotel } from '@staylore/contract/stays/hotels';
import type { Post } from '@staylore/contract/stays/posts';
import { useOrigin } from '../../platform/page/site.tsx';
import { placeData, StructuredData } from '../../platform/page/structured-data.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

/** The hotel for search engines (https://schema.org/Hotel), without ratings, as there are none. */
export function HotelData({ hotel, posts, url }: { hotel: Hotel; posts: readonly Post[]; url: string }) {
  const origin = useOrigin();
  const texts = useTexts();
  const pictures = posts.flatMap((post) => (post.file === null ? [] : [origin + post.file])).slice(0, 6);
  const data = {
    '@type': 'Hotel',
    '@id': url,
    url,
    name: hotel.name,
    sameAs: hotel.website ?? undefined,
    image: pictures.length === 0 ? undefined : pictures,
    ...placeData(hotel, texts),
  };
  return <StructuredData data={data} />;
}
