import type { Post } from '@staylore/contract/stays/posts';
import { lazy, useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { useHydrated } from '../../design/hydrated.ts';
import { HeroScene } from '../../design/scene/hero-scene.tsx';
import { PendingImportSaver } from '../../features/imports/photo-network/components/pending-import.tsx';
import { postsPerPage } from '../../features/stays/posts/posts-per-page.ts';
import type { Page } from '../../platform/api/api-client.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { apiContext, memberContext } from '../../platform/page/page-context.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { LatestResults, PlaceResults } from './community-results.tsx';
import { type HomeSearch, isRefused, readHomeSearch } from './home-search.ts';
import { SearchForm } from './search-form.tsx';

export const handle: PageHandle = {
  texts: ['countries', 'homePage', 'hotels', 'instagramImport', 'map', 'places', 'towns', 'wishes'],
};

type FirstPage = Page<Post[]>;

const ScanResults = lazy(() => import('./scan-results.tsx'));

/** The first page of results, rendered with the page; a scan runs in the browser only. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<{ first: FirstPage | null }> {
  const api = context.get(apiContext);
  const userId = context.get(memberContext)?.id ?? 0;
  const { handle, location, lat, long } = readHomeSearch(new URL(request.url).searchParams);
  const query = { limit: postsPerPage };
  if (handle !== null) return { first: null };
  if (location === null)
    return { first: await api.page('GET /api/posts/latest/:userId', { params: { userId }, query }) };
  const at = { lat: lat === null ? 'noLat' : String(lat), long: long === null ? 'noLong' : String(long) };
  const params = { userId, location, ...at };
  return { first: await api.page('GET /api/posts/:userId/:location/notags/:lat/:long', { params, query }) };
}

/** In the browser the lists fetch themselves behind their skeletons, so that the page turns at once. */
export const clientLoader = (): { first: FirstPage | null } => ({ first: null });

export default function Home() {
  const { t } = useTexts();
  const { first } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const search = readHomeSearch(params);
  const address = JSON.stringify(search);
  const [refused, setRefused] = useState(() => isRefused(search));
  const [run, setRun] = useState(0);
  const results = useShownAfter(run, address);
  return (
    <>
      <PageHead title={t('homePage.meta_title')} description={t('homePage.meta_description')} />
      <Hero
        key={address}
        search={search}
        onRefused={() => setRefused(true)}
        onSearch={() => {
          setRefused(false);
          setRun((count) => count + 1);
        }}
      />
      <div
        ref={results}
        tabIndex={-1}
        className="mx-auto mt-14 min-h-96 max-w-page px-edge outline-none md:mt-20"
      >
        {refused ? null : <Results key={`${address}${run}`} search={search} first={first} />}
      </div>
      <OpenStay />
      <PendingImportSaver />
    </>
  );
}

/** The place of the results, brought into sight with each search that was sent. */
function useShownAfter(run: number, address: string) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address tells when the page has turned to the search
  useEffect(() => {
    if (run === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [run, address]);
  return place;
}

interface HeroProps {
  search: HomeSearch;
  onRefused(): void;
  onSearch(): void;
}

function Hero({ search, onRefused, onSearch }: HeroProps) {
  const { t } = useTexts();
  const busy = search.handle !== null || search.location !== null;
  return (
    <div className="mx-auto grid max-w-page items-center gap-8 px-edge pt-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-12 md:pt-12">
      <div>
        <p className="text-12 font-semibold tracking-wide text-accent uppercase">{t('layout.tagline')}</p>
        <h1 className="mt-3 max-w-[18ch] text-36 md:text-48 lg:text-[3.75rem] lg:leading-[1.05]">
          {t('homePage.title')}
        </h1>
        <p className="mt-5 max-w-[46ch] text-18 text-ink-soft">{t('homePage.subtitle')}</p>
        <div className="mt-8">
          <SearchForm search={search} onRefused={onRefused} onSearch={onSearch} />
        </div>
      </div>
      <HeroScene
        label={t('homePage.scene')}
        className={`aspect-3/2 w-full rounded-card md:block md:aspect-[18/19] ${busy ? 'hidden' : ''}`}
      />
    </div>
  );
}

function Results({ search, first }: { search: HomeSearch; first: FirstPage | null }) {
  const { handle, location, lat, long } = search;
  if (handle !== null) return <Scan search={search} handle={handle} />;
  if (location !== null) return <PlaceResults place={{ location, lat, long }} first={first} />;
  return <LatestResults first={first} />;
}

function Scan({ search, handle }: { search: HomeSearch; handle: string }) {
  if (!useHydrated()) return null;
  return (
    <LazyPart>
      <ScanResults search={search} handle={handle} />
    </LazyPart>
  );
}
