import { fullName } from '@staylore/contract/full-name';
import type { Post } from '@staylore/contract/stays/posts';
import { picturesOf } from '../../features/stays/posts/card-post.ts';
import { placeData, StructuredData } from '../../platform/page/structured-data.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

/** The stay for search engines: schema.org `SocialMediaPosting` about a `Hotel`. */
export function PostData({ post, origin, url }: { post: Post; origin: string; url: string }) {
  const texts = useTexts();
  const data = {
    '@type': 'SocialMediaPosting',
    url,
    headline: post.location,
    articleBody: post.caption,
    datePublished: post.created_at,
    image: picturesOf(post).flatMap(({ file }) => (file === null ? [] : [origin + file])),
    author: {
      '@type': 'Person',
      name: fullName(post),
      alternateName: post.username,
    },
    ...(post.credit !== null && { creditText: `@${post.credit}`, isBasedOn: post.source_url ?? undefined }),
    about: { '@type': 'Hotel', name: post.hotel_name ?? post.location, ...placeData(post, texts) },
    keywords: post.tags.join(', '),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: post.favorite,
    },
  };
  return <StructuredData data={data} />;
}
