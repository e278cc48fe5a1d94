import type { Profile } from '@staylore/contract/members/profiles';
import { memo, type ReactNode, useMemo } from 'react';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { followedPosts } from '../../features/stays/posts/api/post-lists.ts';
import { PostList } from '../../features/stays/posts/components/list/post-list.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { FeedTab } from './feed-tab.ts';
import { FeedTools } from './feed-tools.tsx';
import type { FirstPages } from './first-pages.ts';
import KeptFavourites from './kept-favourites.tsx';
import { ListEnd, Order } from './list-notes.tsx';

const PeopleToFollow = lazyPart(() => import('../../blocks/people/people-to-follow.tsx'));

interface Props {
  first: FirstPages | null;
  profile: Profile;
}

/** The tabs with the tools: followed members, and favourites. */
export function FollowedTab({ tab, ...props }: Props & { tab: Exclude<FeedTab, 'network'> }) {
  return tab === 'recent' ? <RecentTab {...props} /> : <FavouritesTab {...props} />;
}

/** Posts of the members whom the viewer follows. */
const RecentTab = memo(function RecentTab({ first, profile }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const source = useMemo(() => followedPosts(api), [api]);
  return (
    <Tab profile={profile} order={t('feed.recent_order')}>
      <PostList
        source={source}
        first={first?.posts ?? null}
        actions={(post) => <FavouriteButton post={post} />}
        empty={
          <>
            <EmptyState
              title={t('feed.recent_empty')}
              text={t('feed.recent_empty_text')}
              action={<ButtonLink to={usePaths().networkFeed}>{t('feed.recent_action')}</ButtonLink>}
            />
            <LazyPart>
              <div className="max-w-text">
                <PeopleToFollow title={t('feed.people')} most={6} />
              </div>
            </LazyPart>
          </>
        }
        end={<ListEnd />}
      />
    </Tab>
  );
});

const FavouritesTab = memo(function FavouritesTab({ first, profile }: Props) {
  const { t } = useTexts();
  return (
    <Tab profile={profile} order={t('feed.favourites_order')}>
      <KeptFavourites
        first={first?.posts ?? null}
        empty={
          <EmptyState
            title={t('feed.favourites_empty')}
            text={t('feed.favourites_empty_text')}
            action={<ButtonLink to={usePaths().networkFeed}>{t('feed.favourites_action')}</ButtonLink>}
          />
        }
      />
    </Tab>
  );
});

interface TabProps {
  profile: Profile;
  order: string;
  children: ReactNode;
}

/** The tools in a row, and below them the posts over the whole width. */
function Tab({ profile, order, children }: TabProps) {
  return (
    <>
      <FeedTools profile={profile} />
      <Order>{order}</Order>
      <div className="mt-5">{children}</div>
    </>
  );
}
