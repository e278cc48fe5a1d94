import type { MapWindow } from '@staylore/contract/map-window';
import { windowBetween, world } from '../../features/discovery/map/model/map-window.ts';

export interface Origin {
  place: string;
  lat: number;
  long: number;
  /** All of a country or region. */
  extent?: MapWindow | undefined;
}

/** The area around a place until a map reports its window, in degrees. */
const nearbyDegrees = 0.6;

/** The part of the world that a list of stays begins with. */
export function startWindow(origin: Origin | null): MapWindow {
  if (origin === null) return world;
  if (origin.extent !== undefined) return origin.extent;
  const { lat, long } = origin;
  return windowBetween({
    west: long - nearbyDegrees,
    east: long + nearbyDegrees,
    south: lat - nearbyDegrees,
    north: lat + nearbyDegrees,
  });
}

/** The place in an address; without coordinates it has to be looked up. */
export interface NamedPlace {
  place: string;
  at: Omit<Origin, 'place'> | null;
}

/** Name of the parameter that opens the stays of a spot over the map. */
export const hereParameter = 'here';
/** Name of the parameter that says where the place extends. */
const withinParameter = 'within';

const number = (value: string | null, limit: number): number | null => {
  const read = value === null || value.trim() === '' ? Number.NaN : Number(value);
  return Math.abs(read) <= limit ? read : null;
};

/** Parses `?place=&lat=&long=&within=`; what is invalid counts as missing. */
export function readPlace(params: URLSearchParams): NamedPlace | null {
  const place = params.get('place')?.trim().slice(0, 200) ?? '';
  if (place === '') return null;
  const lat = number(params.get('lat'), 90);
  const long = number(params.get('long'), 180);
  if (lat === null || long === null) return { place, at: null };
  const extent = readWindow(params.get(withinParameter)) ?? undefined;
  return { place, at: { lat, long, extent } };
}

/** The query of a map that begins at a place, with its coordinates if they are known. */
export function placeQuery({
  place,
  lat,
  long,
  extent,
}: {
  place: string;
  lat: number | null;
  long: number | null;
  extent?: MapWindow | undefined;
}) {
  const params = new URLSearchParams();
  if (place.trim() !== '') params.set('place', place.trim());
  if (params.size > 0 && lat !== null && long !== null) {
    params.set('lat', String(lat));
    params.set('long', String(long));
    if (extent !== undefined) params.set(withinParameter, writeHere(extent));
  }
  return params.size === 0 ? '' : `?${params}`;
}

/** Reads `?here=west,south,east,north`. */
export const readHere = (params: URLSearchParams): MapWindow | null => readWindow(params.get(hereParameter));

function readWindow(written: string | null): MapWindow | null {
  const parts = (written ?? '').split(',');
  const [west, south, east, north] = parts.map((part, at) => number(part, at % 2 === 0 ? 180 : 90));
  if (parts.length !== 4 || west == null || south == null || east == null || north == null) return null;
  return { west, south, east, north };
}

export const writeHere = ({ west, south, east, north }: MapWindow): string =>
  [west, south, east, north].join(',');
