import { useMemo } from 'react';
import { Link } from 'react-router';
import { useView, ViewToggle } from '../../blocks/stays/view-toggle.tsx';
import { buttonStyle } from '../../design/primitives/button/button-style.ts';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import type { PlaceQuery } from '../../features/stays/posts/place-query.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { SectionHead } from './section-head.tsx';
import { Stays } from './stays.tsx';
import type { FirstPage, StaysSource } from './stays-source.ts';

const latest: StaysSource = { kind: 'latest' };

/** What members shared last. */
export function LatestResults({ first }: { first: FirstPage | null }) {
  const { t } = useTexts();
  const view = useView('grid');
  return (
    <section aria-label={t('homePage.latest')}>
      <SectionHead kicker={t('homePage.latest_kicker')} title={t('homePage.latest')}>
        <ToMap search="" />
        <ViewToggle {...view} />
      </SectionHead>
      <div className="mt-8">
        <Stays
          source={latest}
          first={first}
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
export function PlaceResults({ place, first }: { place: PlaceQuery; first: FirstPage | null }) {
  const { t } = useTexts();
  const { location, lat, long } = place;
  const source = useMemo(
    () => ({ kind: 'place', place: { location, lat, long } }) as const,
    [location, lat, long],
  );
  const view = useView('list');
  const title = t('homePage.place_title', { place: location });
  return (
    <section aria-label={title}>
      <SectionHead kicker={t('homePage.place_kicker')} title={title}>
        <ToMap search={mapQuery(place)} />
        <ViewToggle {...view} />
      </SectionHead>
      <div className="mt-8">
        <Stays
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
  );
}

/** The map of the same place, with its coordinates where they are known. */
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
