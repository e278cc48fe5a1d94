import type { MapWindow } from '@staylore/contract/discovery/map';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { Language } from '../../../../platform/texts/language.ts';

/** The stays inside a window; those of the last window stay until they are there. */
export function staysOnMap(api: Api, window: MapWindow) {
  return queryOptions({
    queryKey: ['map', 'stays', window],
    queryFn: ({ signal }) => api.call('GET /api/map/stays', { query: window, signal }),
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

/** The most populous towns of a window; those of the last window stay until they are there. */
export function townsOnMap(api: Api, window: MapWindow, language: Language) {
  return queryOptions({
    queryKey: ['map', 'towns', window, language],
    queryFn: ({ signal }) => api.call('GET /api/map/towns', { query: { ...window, language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}
