import type { MapWindow } from '@staylore/contract/map-window';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { Language } from '../../../../platform/texts/language.ts';
import type { MapSection } from '../model/map-window.ts';

/** Rows of the list beside a map: longer ones are not read, people zoom in instead. */
export const maxRows = 60;

/** The newest stays inside a window; those of the last window are shown until they arrive. */
export function staysOnMap(api: Api, window: MapWindow) {
  return queryOptions({
    queryKey: ['map', 'stays', window],
    queryFn: ({ signal }) => api.call('GET /api/map/stays', { query: { ...window, limit: maxRows }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function spotsOnMap(api: Api, { window, zoom }: MapSection) {
  // Between two zoom levels spots are further apart, never closer than their pictures are wide; a flight ends at a zoom with rounding
  // errors.
  const whole = Math.min(20, Math.max(0, Math.floor(zoom + 0.01)));
  return queryOptions({
    queryKey: ['map', 'spots', window, whole],
    queryFn: ({ signal }) => api.call('GET /api/map/spots', { query: { ...window, zoom: whole }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The street map that the operator offers, if any. */
export function offeredTiles(api: Api) {
  return queryOptions({
    queryKey: ['map', 'tiles'],
    queryFn: ({ signal }) => api.call('GET /api/map/tiles', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The most populous towns of a window; those of the last window are shown until they arrive. */
export function townsOnMap(api: Api, window: MapWindow, language: Language) {
  return queryOptions({
    queryKey: ['map', 'towns', window, language],
    queryFn: ({ signal }) => api.call('GET /api/map/towns', { query: { ...window, language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
