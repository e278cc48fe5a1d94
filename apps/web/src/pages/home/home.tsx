import type { HotelItem } from '@staylore/contract/stays/hotels';
import type { Post } from '@staylore/contract/stays/posts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router';
import { OpenStay } from '../../blocks/stays/open-stay.tsx';
import { showSaved } from '../../blocks/stays/show-saved.tsx';
import { useHydrated } from '../../design/hydrated.ts';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { PendingImportSaver } from '../../features/imports/photo-network/components/pending-import.tsx';
import { postLinkAddress } from '../../features/imports/photo-network/read-handle.ts';
import { postsWithDocument } from '../../features/stays/posts/posts-per-page.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Api, Page } from '../../platform/api/api-client.ts';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';
import { apiContext, languageContext, type Member, memberContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { LatestResults, PlaceResults } from './community-results.tsx';
import { Hero } from './hero.tsx';
import { type HomeSearch, placeOf, postLinkOf, readHomeSearch, refusalOf } from './home-search.ts';
import { hotelsAround } from './hotels-around.tsx';
import { SectionHead } from './section-head.tsx';

export const handle: PageHandle = {
  texts: [
    'countries',
    'follows',
    'homePage',
    'hotels',
    'instagramImport',
    'map',
    'places',
    'towns',
    'wishes',
  ],
};

type FirstPage = Page<Post[]>;

const ScanResults = lazyPart(() => import('./scan-results.tsx'));

/** Data rendered with the page; null if the browser has to fetch it. A scan runs in the browser only. */
interface Loaded {
  first: FirstPage | null;
  hotels: HotelItem[] | null;
  examples: { handle: string }[] | null;
}

/** The first page of results, a place's hotels, and handles to try. A single post that was pasted is saved elsewhere. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const search = readHomeSearch(new URL(request.url).searchParams);
  leaveWithPost(search, context.get(languageContext));
  const api = context.get(apiContext);
  const place = placeOf(search);
  const [first, hotels, examples] = await Promise.all([
    firstPage(api, context.get(memberContext), search),
    place === null ? null : hotelsAround(api, place).catch(() => null),
    api.call('GET /api/instagram/examples'),
  ]);
  return { first, hotels, examples };
}

/** In the browser the lists are fetched behind their skeletons, so that navigation is immediate. */
export function clientLoader({ context, request }: LoaderFunctionArgs): Loaded {
  leaveWithPost(readHomeSearch(new URL(request.url).searchParams), context.get(languageContext));
  return { first: null, hotels: null, examples: null };
}

function leaveWithPost(search: HomeSearch, language: string): void {
  const link = postLinkOf(search);
  if (link !== null) throw redirect(postLinkAddress(language, link));
}

async function firstPage(api: Api, member: Member | null, search: HomeSearch): Promise<FirstPage | null> {
  const { handle, location, lat, long } = search;
  const userId = member?.id ?? 0;
  const query = { limit: postsWithDocument(member) };
  if (handle !== null) return null;
  if (location === null) return api.page('GET /api/posts/latest/:userId', { params: { userId }, query });
  const at = { lat: lat === null ? 'noLat' : String(lat), long: long === null ? 'noLong' : String(long) };
  return api.page('GET /api/posts/:userId/:location/notags/:lat/:long', {
    params: { userId, location, ...at },
    query,
  });
}

export default function Home() {
  const { t } = useTexts();
  const { first, hotels, examples } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const search = readHomeSearch(params);
  const address = JSON.stringify(search);
  const [refused, setRefused] = useState(() => refusalOf(search) !== null);
  const [run, setRun] = useState(0);
  const results = useShownAfter(run, address);
  return (
    <>
      <PageHead title={t('homePage.meta_title')} description={t('homePage.meta_description')} />
      <Hero
        key={address}
        search={search}
        examples={useExamples(examples)}
        onRefused={() => setRefused(true)}
        onSearch={() => {
          setRefused(false);
          setRun((count) => count + 1);
        }}
      />
      <div
        ref={results}
        tabIndex={-1}
        className="mx-auto mt-10 min-h-96 max-w-page px-edge outline-none md:mt-4"
      >
        {refused ? null : <Results key={`${address}${run}`} search={search} first={first} hotels={hotels} />}
      </div>
      <OpenStay />
      <PendingImportSaver showSaved={showSaved} />
    </>
  );
}

/** Handles to try: they came with the page, or are fetched once. */
function useExamples(loaded: Loaded['examples']): string[] {
  const api = useApi();
  const { data = [] } = useQuery({
    queryKey: ['examples'],
    queryFn: ({ signal }) => api.call('GET /api/instagram/examples', { signal }),
    ...(loaded === null ? {} : { initialData: loaded }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data.map(({ handle }) => handle);
}

/** The results, scrolled into view with each search. */
function useShownAfter(run: number, address: string) {
  const place = useRef<HTMLDivElement>(null);
  // A new `address` says that the page has turned to the search.
  useEffect(() => {
    if (run === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [run, address]);
  return place;
}

type ResultsProps = Pick<Loaded, 'first' | 'hotels'> & { search: HomeSearch };

function Results({ search, first, hotels }: ResultsProps) {
  const { handle } = search;
  const place = placeOf(search);
  if (handle !== null) return <Scan search={search} handle={handle} />;
  if (place !== null) return <PlaceResults place={place} first={first} hotels={hotels} />;
  return <LatestResults first={first} />;
}

function Scan({ search, handle }: { search: HomeSearch; handle: string }) {
  const coming = <ScanComing handle={handle} />;
  if (!useHydrated()) return coming;
  return (
    <LazyPart fallback={coming}>
      <ScanResults search={search} handle={handle} />
    </LazyPart>
  );
}

/** Placeholder of a scan, until its code is loaded. */
function ScanComing({ handle }: { handle: string }) {
  const { t } = useTexts();
  return (
    <div aria-busy="true">
      <SectionHead
        kicker={t('instagramImport.kicker')}
        title={t('instagramImport.title', { handle: `@${handle}` })}
      />
      <Skeleton className="-mx-edge mt-4 aspect-[1.9] md:mx-0 md:aspect-[2.6] md:rounded-card" />
    </div>
  );
}
