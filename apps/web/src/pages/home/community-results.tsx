import type { HotelItem } from '@staylore/contract/stays/hotels';
import type { Post } from '@staylore/contract/stays/posts';
import { memo, useMemo } from 'react';
import { Link } from 'react-router';
import { useView, ViewToggle } from '../../blocks/stays/view-toggle.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { latestPosts, postsAtPlace } from '../../features/stays/posts/api/post-lists.ts';
import { PostList, type PostListProps } from '../../features/stays/posts/components/list/post-list.tsx';
import type { PlaceQuery } from '../../features/stays/posts/place-query.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Page } from '../../platform/api/api-client.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { HotelsAround } from './hotels-around.tsx';
import { SectionHead } from './section-head.tsx';

/** The community's latest stays. */
export const LatestResults = memo(function LatestResults({ first }: { first: Page<Post[]> | null }) {
  const { t } = useTexts();
  const api = useApi();
  const viewerId = useMember()?.id ?? 0;
  const source = useMemo(() => latestPosts(api, viewerId), [api, viewerId]);
  const view = useView('grid');
  return (
    <section aria-label={t('homePage.latest')}>
      <SectionHead kicker={t('homePage.latest_kicker')} title={t('homePage.latest')}>
        <ToMap search="" />
        <ViewToggle {...view} />
      </SectionHead>
      {/* Wide pictures in the first row of a grid, so that its stays fit the first screen. */}
      <div
        className={`mt-5 ${view.mode === 'grid' ? 'md:[&_li:nth-child(-n+3)_.picture]:aspect-16/9 min-[100rem]:[&_li:nth-child(4)_.picture]:aspect-16/9' : ''}`}
      >
        <StayList
          source={source}
          first={first}
          mode={view.mode}
          empty={
            <EmptyState title={t('homePage.latest_empty_title')} text={t('homePage.latest_empty_text')} />
          }
        />
      </div>
    </section>
  );
});

interface PlaceProps {
  place: PlaceQuery;
  first: Page<Post[]> | null;
  hotels: HotelItem[] | null;
}

/** The community's stays near a place, below its hotels. */
export function PlaceResults({ place, first, hotels }: PlaceProps) {
  const { t } = useTexts();
  const api = useApi();
  const viewerId = useMember()?.id ?? 0;
  const { location, lat, long } = place;
  const source = useMemo(
    () => postsAtPlace(api, { viewerId, place: { location, lat, long } }),
    [api, viewerId, location, lat, long],
  );
  const view = useView('list');
  const title = t('homePage.place_title', { place: location });
  return (
    <>
      <HotelsAround place={place} first={hotels} />
      <section aria-label={title}>
        <SectionHead kicker={t('homePage.place_kicker')} title={title}>
          <ToMap search={mapQuery(place)} />
          <ViewToggle {...view} />
        </SectionHead>
        <div className="mt-8">
          <StayList
            source={source}
            first={first}
            mode={view.mode}
            empty={
              <EmptyState
                title={t('homePage.place_empty_title', { place: location })}
                text={t('homePage.place_empty_text')}
                action={
                  <Link to={{ search: '' }} preventScrollReset className={buttonStyle({})}>
                    {t('homePage.place_empty_action')}
                  </Link>
                }
              />
            }
          />
        </div>
      </section>
    </>
  );
}

type ListProps = Pick<PostListProps, 'source' | 'first' | 'mode' | 'empty'>;

/** Stays with their hearts, and a sentence below the last one. */
function StayList(props: ListProps) {
  const { t } = useTexts();
  return (
    <PostList
      {...props}
      opens={false}
      actions={(post) => <FavouriteButton post={post} />}
      end={<p className="mt-12 text-center font-serif text-18 text-ink-soft">{t('homePage.end')}</p>}
    />
  );
}

/** The map of the same place, with its coordinates if they are known. */
function mapQuery({ location, lat, long }: PlaceQuery): string {
  const at = lat === null || long === null ? {} : { lat: String(lat), long: String(long) };
  return `?${new URLSearchParams({ place: location, ...at })}`;
}

function ToMap({ search }: { search: string }) {
  const { t } = useTexts();
  return (
    <Link
      to={usePaths().maps + search}
      className="self-end pb-1.5 text-14 font-medium underline underline-offset-4 hover:text-accent md:mr-auto md:ml-2"
    >
      {t('map.show')}
    </Link>
  );
}
