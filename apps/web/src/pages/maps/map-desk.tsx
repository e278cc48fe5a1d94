import type { AnswerOf } from '@staylore/contract/contract';
import type { MapSpot, MapStay } from '@staylore/contract/discovery/map';
import type { MapWindow } from '@staylore/contract/map-window';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../design/hydrated.ts';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { spotsOnMap, staysOnMap } from '../../features/discovery/map/api/map-queries.ts';
import { canDrawMaps } from '../../features/discovery/map/basemap/webgl.ts';
import { MapUnavailable } from '../../features/discovery/map/components/map-unavailable.tsx';
import { around, type MapSection } from '../../features/discovery/map/model/map-window.ts';
import { postParameter } from '../../features/stays/posts/components/dialog/post-opener.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import type { LoadedOrigin } from './load-origin.ts';
import { hereParameter, type Origin, placeQuery, startWindow, writeHere } from './map-address.ts';
import { OriginForm } from './origin-form.tsx';
import { StaysInView } from './stays-in-view.tsx';

const StayMap = lazyPart(() => import('../../features/discovery/map/components/stay-map.tsx'));

interface Props {
  /** Null if the map begins with all stays in view. */
  origin: Origin | null;
  /** What came with the document for the list. */
  first: AnswerOf<'GET /api/map/stays'> | null;
  /** An unknown place that the reader entered. */
  unknown: string | null;
  failed: LoadedOrigin['failed'];
}

/** Initial zoom of a map of a place, and until it is drawn of a country or region. */
const placeZoom = 10;
const regionZoom = 6;

/** The map, and beside it the form for its origin and what is on it. */
export function MapDesk({ origin, first, unknown, failed }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const start = useMemo(
    () => ({
      window: startWindow(origin),
      zoom: origin === null ? 2 : origin.extent === undefined ? placeZoom : regionZoom,
    }),
    [origin],
  );
  const [seen, setSeen] = useState<MapSection | null>(null);
  const [raised, setRaised] = useState<MapStay | null>(null);
  const list = useQuery({
    ...staysOnMap(api, (seen ?? start).window),
    ...(seen === null && first !== null ? { initialData: first } : {}),
  });
  const spots = useQuery(spotsOnMap(api, seen ?? start));
  return (
    <div className="flex flex-col md:-mb-20 md:grid md:h-[calc(100dvh-4rem)] md:min-h-[34rem] md:grid-cols-[minmax(19rem,25rem)_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)]">
      <div className="px-edge pt-6 md:px-6">
        <p className="text-12 font-semibold tracking-wide text-accent uppercase">{t('map.kicker')}</p>
        <h1 className="mt-1 text-28">{t('map.title')}</h1>
        <div className="mt-4">
          <OriginForm key={origin?.place} origin={origin} typed={failed?.place} />
        </div>
        {failed === null ? null : <LookUpFailed {...failed} />}
        {unknown === null ? null : (
          <p role="status" className="mb-3 rounded-8 bg-bad-soft px-3 py-2 text-14 text-ink">
            {origin === null
              ? t('map.unknown_bare', { place: unknown })
              : t('map.unknown', { place: unknown, start: origin.place })}
          </p>
        )}
      </div>
      <section
        aria-label={t('map.list')}
        className="order-3 border-line px-edge pt-4 pb-6 md:order-none md:col-start-1 md:overflow-y-auto md:border-t md:px-6"
      >
        <StaysInView query={list} total={spots.data?.total ?? null} onPoint={setRaised} />
      </section>
      <div className="order-2 h-[56dvh] max-h-[100vw] min-h-80 border-y border-line md:order-none md:col-start-2 md:row-span-2 md:row-start-1 md:h-auto md:border-y-0 md:border-l">
        <DrawnMap origin={origin} spots={spots.data?.spots ?? null} raised={raised} onMove={setSeen} />
      </div>
    </div>
  );
}

function LookUpFailed({ place, status }: { place: string; status: number }) {
  const { t } = useTexts();
  return (
    <p role="alert" className="mb-3 rounded-8 bg-bad-soft px-3 py-2 text-14 text-ink">
      {t('map.lookup_failed', { place, status: String(status) })}{' '}
      <Link
        reloadDocument
        to={placeQuery({ place, lat: null, long: null })}
        className="font-medium underline underline-offset-4"
      >
        {t('actions.retry')}
      </Link>
    </p>
  );
}

const noSpots: readonly MapSpot[] = [];

interface DrawnProps {
  origin: Origin | null;
  /** Null until they are loaded. */
  spots: readonly MapSpot[] | null;
  raised: MapStay | null;
  onMove(seen: MapSection): void;
}

/** The map itself, once the page is hydrated and if the browser can draw one; without a place, once it is known where all stays are. */
function DrawnMap({ origin, spots, raised, onMove }: DrawnProps) {
  const { t } = useTexts();
  const [all, setAll] = useState<MapWindow | null>(null);
  if (origin === null && all === null && spots !== null) setAll(around(spots.map(({ window }) => window)));
  const view = useMemo(
    () =>
      origin === null ? all : (origin.extent ?? { lat: origin.lat, long: origin.long, zoom: placeZoom }),
    [origin, all],
  );
  const open = useOpenSpot();
  const waiting = (
    <div role="status" className="size-full">
      <span className="sr-only">{t('map.loading')}</span>
      <Skeleton className="size-full rounded-none" />
    </div>
  );
  if (!useHydrated()) return waiting;
  if (!canDrawMaps()) return <MapUnavailable />;
  if (view === null) return waiting;
  return (
    <LazyPart fallback={waiting}>
      <StayMap view={view} spots={spots ?? noSpots} raised={raised} onOpen={open} onMove={onMove} />
    </LazyPart>
  );
}

/** One stay opens its details, several a grid of their cards; both are in the address. */
function useOpenSpot() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (spot: MapSpot) => {
    const next = new URLSearchParams(search);
    if (spot.count === 1) next.set(postParameter, String(spot.stay.id));
    else next.set(hereParameter, writeHere(spot.window));
    navigate({ search: `?${next}` }, { preventScrollReset: true });
  };
}
