import { type LngLatBoundsLike, MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { MapWindow } from '@staylore/contract/map-window';
import type { Texts } from '../../../../platform/texts/texts.tsx';
import { windowBetween } from '../model/map-window.ts';
import { onThemeChange, readPalette } from './palette.ts';
import { emptyStyle, layersIn, spotRoom, townDot } from './style.ts';

// A self-hosted file: the content security policy allows no script from elsewhere.
setWorkerUrl(new URL(workerUrl, window.location.href).href);

/** Initial view of a map: a window, or a place at a zoom. */
export type View = MapWindow | { lat: number; long: number /** As map services count it. */; zoom: number };

export interface MapOptions {
  container: HTMLElement;
  view: View;
  texts: Texts;
}

/** The library's world is 512 pixels wide at its zoom 0. */
const libraryZoom = (zoom: number): number => zoom - 1;

/** The zoom of a map as map services count it: at 0 the world is 256 pixels wide. */
export const zoomOf = (map: MapLibreMap): number => map.getZoom() + 1;

/** Padding between what a window contains and the edges of the map, and no closer than a town. */
const fitting = { padding: 48, maxZoom: 10 };

const boundsOf = ({ west, south, east, north }: MapWindow): LngLatBoundsLike => [
  [west, south],
  [west > east ? east + 360 : east, north],
];

export function flyTo(map: MapLibreMap, view: View): void {
  if ('zoom' in view)
    map.flyTo({ center: [view.long, view.lat], zoom: libraryZoom(view.zoom), duration: 1200 });
  else map.fitBounds(boundsOf(view), { ...fitting, duration: 1200 });
}

/** Close enough for a hamlet; the outlines show no more beyond it. */
const deepest = 15;

/** Minimum zoom: a narrow map still shows the world from date line to date line. */
const farthest = (width: number): number => Math.min(0, Math.log2(Math.max(width, 256) / 512));

/** A map of sea in the page's colours, which it keeps following. Throws if the browser cannot draw it. */
export function createMap({ container, view, texts: { t } }: MapOptions): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: emptyStyle(readPalette()),
    ...('zoom' in view
      ? { center: [view.long, view.lat], zoom: libraryZoom(view.zoom) }
      : { bounds: boundsOf(view), fitBoundsOptions: fitting }),
    minZoom: farthest(container.clientWidth),
    maxZoom: deepest,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 120,
    locale: { 'Map.Title': t('map.label') },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const stop = onThemeChange(() => paint(map));
  map.once('remove', stop);
  map.once('load', () => {
    map.addImage(townDot, dot(16), { sdf: true, pixelRatio: 1 });
    map.addImage(spotRoom, blank(spotSize), { pixelRatio: 1 });
  });
  return map;
}

/** Pixels that a spot takes with its number and the picture behind it. */
const spotSize = 56;

const blank = (size: number) => ({ width: size, height: size, data: new Uint8ClampedArray(size * size * 4) });

/** A dot as a distance field, so that it takes the colour of a theme. */
function dot(size: number) {
  const middle = (size - 1) / 2;
  const data = new Uint8ClampedArray(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const distance = Math.hypot((at % size) - middle, Math.floor(at / size) - middle);
    // 192 is where a distance field has its edge; a pixel is 32 away.
    data[at * 4 + 3] = 192 + (size / 4 - distance) * 32;
  }
  return { width: size, height: size, data };
}

/** Applies the colours of the current theme to every layer. */
function paint(map: MapLibreMap): void {
  for (const layer of layersIn(readPalette())) {
    for (const [property, value] of Object.entries(layer.paint ?? {})) {
      if (property.endsWith('-color')) map.setPaintProperty(layer.id, property as 'fill-color', value);
    }
  }
}

export function seenBy(map: MapLibreMap): MapWindow {
  const bounds = map.getBounds();
  return windowBetween({
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  });
}
