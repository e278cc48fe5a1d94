import type { Post } from '@staylore/contract/posts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { latestPosts } from '../../features/posts/api/latest-posts.ts';
import { type PlaceQuery, postsAtPlace } from '../../features/posts/api/posts-at-place.ts';
import { useApi } from '../../platform/api.tsx';
import type { Page } from '../../platform/api-client.ts';
import { useMember } from '../../platform/member.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { SectionHead } from './section-head.tsx';
import { StayList } from './stay-list.tsx';
import { useView, ViewToggle } from './view-toggle.tsx';

type FirstPage = Page<Post[]> | null;

/** Loader data as the beginning of an infinite list. */
const asInitial = (first: FirstPage) =>
  first === null ? {} : { initialData: { pages: [first], pageParams: [null] } };

/** What members shared last. */
export function LatestResults({ first }: { first: FirstPage }) {
  const { t } = useTexts();
  const api = useApi();
  const viewerId = useMember()?.id ?? 0;
  const query = useInfiniteQuery({ ...latestPosts(api, viewerId), ...asInitial(first) });
  const view = useView('grid');
  return (
    <section aria-label={t('homePage.latest')}>
      <SectionHead kicker={t('homePage.latest_kicker')} title={t('homePage.latest')}>
        <div className="hidden md:block">
          <ViewToggle {...view} />
        </div>
      </SectionHead>
      <div className="mt-8">
        <StayList
          query={query}
          mode={view.mode}
          empty={
            <EmptyState title={t('homePage.latest_empty_title')} text={t('homePage.latest_empty_text')} />
          }
        />
      </div>
    </section>
  );
}

/** What members shared near a place. */
export function PlaceResults({ place, first }: { place: PlaceQuery; first: FirstPage }) {
  const { t } = useTexts();
  const api = useApi();
  const viewerId = useMember()?.id ?? 0;
  const query = useInfiniteQuery({ ...postsAtPlace(api, { viewerId, place }), ...asInitial(first) });
  const view = useView('list');
  const title = t('homePage.place_title', { place: place.location });
  return (
    <section aria-label={title}>
      <SectionHead kicker={t('homePage.place_kicker')} title={title}>
        <div className="hidden md:block">
          <ViewToggle {...view} />
        </div>
      </SectionHead>
      <div className="mt-8">
        <StayList
          query={query}
          mode={view.mode}
          empty={
            <EmptyState
              title={t('homePage.place_empty_title', { place: place.location })}
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
  );
}
