import type { Post } from '@staylore/contract/posts';
import type { Profile } from '@staylore/contract/profiles';
import { type ReactNode, useMemo } from 'react';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { FavouriteButton } from '../../features/favourites/components/favourite-button.tsx';
import { favouritePosts, followedPosts, type PagedPosts } from '../../features/posts/api/paged-posts.ts';
import { ReadyPostList } from '../../features/posts/components/ready-post-list.tsx';
import { useApi } from '../../platform/api.tsx';
import { usePaths } from '../../platform/paths.ts';
import { useTexts } from '../../platform/texts.tsx';
import { FeedTools } from './feed-tools.tsx';
import type { FirstPages } from './first-pages.ts';
import { KeptFavourite } from './kept-favourite.tsx';
import { ListEnd, Order } from './list-notes.tsx';

interface Props {
  first: FirstPages | null;
  profile: Profile;
}

/** What the people one follows have posted. */
export function RecentTab({ first, profile }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const source = useMemo(() => followedPosts(api), [api]);
  return (
    <Tab
      profile={profile}
      source={source}
      first={first}
      order={t('feed.recent_order')}
      empty={
        <EmptyState
          title={t('feed.recent_empty')}
          text={t('feed.recent_empty_text')}
          action={<ButtonLink to={usePaths().networkFeed}>{t('feed.recent_action')}</ButtonLink>}
        />
      }
    />
  );
}

/** What one has favourited. */
export function FavouritesTab({ first, profile }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const source = useMemo(() => favouritePosts(api), [api]);
  return (
    <Tab
      profile={profile}
      source={source}
      first={first}
      order={t('feed.favourites_order')}
      heart={(post) => <KeptFavourite post={post} />}
      empty={
        <EmptyState
          title={t('feed.favourites_empty')}
          text={t('feed.favourites_empty_text')}
          action={<ButtonLink to={usePaths().networkFeed}>{t('feed.favourites_action')}</ButtonLink>}
        />
      }
    />
  );
}

interface TabProps extends Props {
  source: PagedPosts;
  order: string;
  /** The heart on a card, where it does more than elsewhere. */
  heart?(post: Post): ReactNode;
  empty: ReactNode;
}

/** Posts with the tools beside them; one column on small screens, tools first. */
function Tab({ first, profile, source, order, heart, empty }: TabProps) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
      <aside className="lg:order-last">
        <FeedTools profile={profile} />
      </aside>
      <div>
        <Order>{order}</Order>
        <div className="mt-5">
          <ReadyPostList
            source={source}
            first={first?.posts ?? null}
            actions={heart ?? ((post) => <FavouriteButton post={post} />)}
            empty={empty}
            end={<ListEnd />}
          />
        </div>
      </div>
    </div>
  );
}
