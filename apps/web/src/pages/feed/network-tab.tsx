import { useMemo } from 'react';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { recommendationsForViewer } from '../../features/discovery/recommendations/api/recommendation-lists.ts';
import { RecommendationList } from '../../features/discovery/recommendations/components/recommendation-list.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { discoveredPosts } from '../../features/stays/posts/api/post-lists.ts';
import { PostList } from '../../features/stays/posts/components/list/post-list.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { FirstPages } from './first-pages.ts';
import { ListEnd, Order } from './list-notes.tsx';

/** Posts from beyond the member's own follows, and below them recommended hotels: hence a button for more posts. */
export function NetworkTab({ first }: { first: FirstPages | null }) {
  const { t } = useTexts();
  const api = useApi();
  const hotels = useMemo(() => recommendationsForViewer(api), [api]);
  const posts = useMemo(() => discoveredPosts(api), [api]);
  return (
    <>
      <section aria-labelledby="discover">
        <h2 id="discover" className="text-28">
          {t('feed.discover')}
        </h2>
        <Order>{t('feed.discover_order')}</Order>
        <div className="mt-6">
          <PostList
            source={posts}
            first={first?.posts ?? null}
            byButton
            actions={(post) => <FavouriteButton post={post} />}
            empty={<EmptyState title={t('feed.discover_empty')} text={t('feed.discover_empty_text')} />}
            end={<ListEnd />}
          />
        </div>
      </section>
      <section aria-labelledby="recommended" className="mt-14 border-t border-line pt-8">
        <h2 id="recommended" className="text-28">
          {t('feed.recommended')}
        </h2>
        <Order>{t('feed.recommended_order')}</Order>
        <div className="mt-5">
          <RecommendationList
            source={hotels}
            first={first?.hotels ?? null}
            empty={<EmptyState title={t('feed.recommended_empty')} text={t('feed.recommended_empty_text')} />}
          />
        </div>
      </section>
    </>
  );
}
