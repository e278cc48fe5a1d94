import { type Frame, frameNear } from '@staylore/geo/frame';
import { gather } from '@staylore/geo/gather';
import type { Point } from '@staylore/geo/geo';
import { useMemo, useState } from 'react';

interface Place extends Point {
  id: number | string;
}

/** What is looked at on a drawn map: all of it, or where the stays of one mark are. */
export interface Zoom {
  /** The stays that were zoomed to; null shows the whole map. */
  ids: ReadonlySet<Place['id']> | null;
  to(places: readonly Place[] | null): void;
}

type Ratios = readonly [number, number];

export function useZoom(): Zoom {
  const [ids, setIds] = useState<Zoom['ids']>(null);
  return useMemo(
    () => ({ ids, to: (places) => setIds(places === null ? null : new Set(places.map(({ id }) => id))) }),
    [ids],
  );
}

/** The frame of a map that is zoomed, or that of the whole. */
export function zoomed(whole: Frame, zoom: Zoom, places: readonly Place[], ratios: Ratios): Frame {
  const chosen = places.filter(({ id }) => zoom.ids?.has(id) === true);
  return chosen.length === 0 ? whole : frameNear(chosen, ratios);
}

/** Whether the stays of a mark are told apart once the map is zoomed to them. */
export const comesApart = (places: readonly Place[], ratios: Ratios, apart: number): boolean =>
  gather(frameNear(places, ratios), places, apart).length > 1;
