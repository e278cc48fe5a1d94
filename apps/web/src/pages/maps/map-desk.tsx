import type { MapWindow } from '@staylore/contract/discovery/map';
import { useQuery } from '@tanstack/react-query';
import { lazy, useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '../../design/hydrated.ts';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { staysOnMap } from '../../features/discovery/map/api/map-queries.ts';
import { canDrawMaps } from '../../features/discovery/map/basemap/webgl.ts';
import { MapUnavailable } from '../../features/discovery/map/components/map-unavailable.tsx';
import type { Spot } from '../../features/discovery/map/model/clusters.ts';
import { nextAsked, windowBetween, world } from '../../features/discovery/map/model/map-window.ts';
import { postParameter } from '../../features/stays/posts/components/dialog/post-opener.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { hereParameter, type Origin, writeHere } from './map-address.ts';
import { OriginForm } from './origin-form.tsx';
import { StaysInView } from './stays-in-view.tsx';

const StayMap = lazy(() => import('../../features/discovery/map/components/stay-map.tsx'));

interface Props {
  origin: Origin;
  zoom: number;
  /** A place that the reader named and nobody knows. */
  unknown: string | null;
}

/** The map, and beside it where it begins and what is on it. */
export function MapDesk({ origin, zoom, unknown }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const [asked, setAsked] = useState<MapWindow>(world);
  const [seen, setSeen] = useState<MapWindow | null>(null);
  const [raised, setRaised] = useState<number | null>(null);
  const query = useQuery(staysOnMap(api, asked));
  const complete = query.data?.complete ?? true;
  const onMove = useCallback(
    (next: MapWindow) => {
      setSeen(next);
      setAsked((before) => nextAsked(before, next, complete));
    },
    [complete],
  );
  const start = origin.place === '' ? null : origin.place;
  return (
    <div className="flex flex-col md:-mb-20 md:grid md:h-[calc(100dvh-4rem)] md:min-h-[34rem] md:grid-cols-[minmax(19rem,25rem)_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)]">
      <div className="px-edge pt-6 md:px-6">
        <p className="text-12 font-semibold tracking-wide text-accent uppercase">{t('map.kicker')}</p>
        <h1 className="mt-1 text-28">{t('map.title')}</h1>
        <div className="mt-4">
          <OriginForm key={origin.place} origin={origin} />
        </div>
        {unknown === null ? null : (
          <p role="status" className="mb-3 rounded-8 bg-bad-soft px-3 py-2 text-14 text-ink">
            {start === null
              ? t('map.unknown_bare', { place: unknown })
              : t('map.unknown', { place: unknown, start })}
          </p>
        )}
      </div>
      <section
        aria-label={t('map.list')}
        className="order-3 border-line px-edge pt-4 pb-6 md:order-none md:col-start-1 md:overflow-y-auto md:border-t md:px-6"
      >
        <StaysInView query={query} window={seen ?? nearby(origin)} onPoint={setRaised} />
      </section>
      <div className="order-2 h-[56dvh] min-h-80 border-y border-line md:order-none md:col-start-2 md:row-span-2 md:row-start-1 md:h-auto md:border-y-0 md:border-l">
        <DrawnMap
          origin={origin}
          zoom={zoom}
          stays={query.data?.stays ?? noStays}
          raised={raised}
          onMove={onMove}
        />
      </div>
    </div>
  );
}

type Stays = Parameters<typeof StayMap>[0]['stays'];
const noStays: Stays = [];

interface DrawnProps extends Omit<Props, 'unknown'> {
  stays: Stays;
  raised: number | null;
  onMove(seen: MapWindow): void;
}

/** The map itself, once the page is alive and where the browser can draw one. */
function DrawnMap({ origin, zoom, stays, raised, onMove }: DrawnProps) {
  const { t } = useTexts();
  const { lat, long } = origin;
  const view = useMemo(() => ({ lat, long, zoom }), [lat, long, zoom]);
  const open = useOpenSpot();
  const waiting = (
    <div role="status" className="size-full">
      <span className="sr-only">{t('map.loading')}</span>
      <Skeleton className="size-full rounded-none" />
    </div>
  );
  if (!useHydrated()) return waiting;
  if (!canDrawMaps()) return <MapUnavailable />;
  return (
    <LazyPart fallback={waiting}>
      <StayMap view={view} stays={stays} raised={raised} onOpen={open} onMove={onMove} />
    </LazyPart>
  );
}

/** One stay opens its details, several the grid of their cards; both stand in the address. */
function useOpenSpot() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (spot: Spot) => {
    const next = new URLSearchParams(search);
    if (spot.count === 1) next.set(postParameter, String(spot.stay.id));
    else next.set(hereParameter, writeHere(spot.window));
    navigate({ search: `?${next}` }, { preventScrollReset: true });
  };
}

/** What counts as around a place until a map tells what it shows, in degrees. */
const nearbyDegrees = 0.6;

function nearby({ lat, long }: Origin): MapWindow {
  return windowBetween({
    west: long - nearbyDegrees,
    east: long + nearbyDegrees,
    south: lat - nearbyDegrees,
    north: lat + nearbyDegrees,
  });
}
