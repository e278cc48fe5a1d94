import type { MapWindow } from '@staylore/contract/map-window';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import type { Api } from '../../../../platform/api/api-client.ts';
import type { Language } from '../../../../platform/texts/language.ts';
import { graticule } from '../model/graticule.ts';
import { covers, padded, world } from '../model/map-window.ts';
import { seenBy } from './create-map.ts';
import { loadAtlas, type Outlines } from './outlines.ts';
import { savesData } from './saves-data.ts';
import { type Detail, lakesLayer, outlineSources, reliefLayer, seaLayer } from './style.ts';

/** From this zoom on the coarse outlines look like cut paper. */
const fineFrom = 5;
/** Zoom change after which other towns are loaded. */
const zoomStep = 0.75;

const source = (map: MapLibreMap, id: string) => map.getSource(id) as GeoJSONSource | undefined;

interface Filling {
  api: Api;
  language: Language;
  /** The outlines could not be fetched; stays are shown on a plain background. */
  onFailure(): void;
}

/** Draws land, borders, lines and towns into a map that is ready, as it is moved. Returns how to stop. */
export function fillMap(map: MapLibreMap, { api, language, onFailure }: Filling): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const towns = townNames(map, { api, language, signal });
  const outlines = drawOutlines(map, signal);
  const moved = () => {
    source(map, 'graticule')?.setData(graticule(padded(seenBy(map))));
    towns();
    outlines.refine();
  };
  moved();
  outlines.begin().then(outlines.refine, () => signal.aborted || onFailure());
  map.on('moveend', moved);
  map.on('move', outlines.choose);
  return () => {
    stopped.abort();
    map.off('moveend', moved);
    map.off('move', outlines.choose);
  };
}

/** Calls back once the worker has turned a source's data into shapes that the next frame draws. */
function whenDrawn(map: MapLibreMap, id: string, signal: AbortSignal, act: () => void): void {
  if (signal.aborted) return;
  const ready = () => {
    if (!signal.aborted && !map.isSourceLoaded(id)) return;
    map.off('sourcedata', ready);
    if (!signal.aborted) act();
  };
  map.on('sourcedata', ready);
  ready();
}

/** The coarse outlines of the whole world, and fine ones around what is shown close up. */
function drawOutlines(map: MapLibreMap, signal: AbortSignal) {
  const fineWanted = !savesData();
  let fineWindow: MapWindow | null = null;
  let shown: Detail | null = null;
  const draw = async (detail: Detail, outlines: Outlines) => {
    await Promise.all(
      outlineSources.map((name) => source(map, `${name}-${detail}`)?.setData(outlines[name])),
    );
  };
  /** While it moves, the map may leave the area with fine outlines; then the coarse ones are shown. */
  const choose = () => {
    const isFine = fineWindow !== null && map.getZoom() >= fineFrom && covers(fineWindow, seenBy(map));
    const wanted = isFine ? 'fine' : 'coarse';
    if (wanted === shown) return;
    shown = wanted;
    for (const detail of ['coarse', 'fine'] as const) {
      // Hidden by opacity: a source that no visible layer uses would not be prepared.
      const opacity = detail === wanted ? 1 : 0;
      map.setPaintProperty(`land-${detail}`, 'fill-opacity', opacity);
      map.setPaintProperty(`coast-${detail}`, 'line-opacity', opacity);
      map.setPaintProperty(`borders-${detail}`, 'line-opacity', opacity);
    }
  };
  const refine = async () => {
    const seen = seenBy(map);
    if (!fineWanted || map.getZoom() < fineFrom || (fineWindow !== null && covers(fineWindow, seen))) return;
    // If the fine outlines are not available the map is plainer, not wrong.
    const atlas = await loadAtlas('fine').catch(() => null);
    if (atlas === null || signal.aborted) return;
    const window = padded(seenBy(map));
    await draw('fine', atlas(window));
    // Layers are switched only when there is something to switch to.
    whenDrawn(map, 'land-fine', signal, () => {
      fineWindow = window;
      choose();
    });
  };
  choose();
  return {
    choose,
    refine,
    begin: async () => {
      const atlas = await loadAtlas('coarse');
      if (signal.aborted) return;
      await draw('coarse', atlas(world));
      // Not once the map is idle: names, relief and pictures that are still loading would delay the sea for seconds.
      whenDrawn(map, 'land-coarse', signal, () => {
        map.setPaintProperty(seaLayer, 'background-opacity', 1);
        map.setPaintProperty(lakesLayer, 'fill-opacity', 1);
        map.setLayoutProperty(reliefLayer, 'visibility', 'visible');
        // `npm run screens` waits for it.
        map.once('render', () => map.getContainer().setAttribute('data-land', 'drawn'));
      });
    },
  };
}

/** Labels the towns of the window, and loads more when it has moved beyond the loaded area. */
function townNames(map: MapLibreMap, asking: { api: Api; language: Language; signal: AbortSignal }) {
  const { api, language, signal } = asking;
  let loaded: { window: MapWindow; zoom: number } | null = null;
  return async () => {
    const seen = seenBy(map);
    const zoom = map.getZoom();
    if (loaded !== null && covers(loaded.window, seen) && Math.abs(loaded.zoom - zoom) < zoomStep) return;
    const mine = { window: padded(seen), zoom };
    loaded = mine;
    try {
      const query = { ...mine.window, language };
      const { towns } = await api.call('GET /api/map/towns', { query, signal });
      if (loaded !== mine) return;
      source(map, 'towns')?.setData({
        type: 'FeatureCollection',
        features: towns.map(({ name, lat, long }, at) => ({
          type: 'Feature',
          properties: { name, rank: at / towns.length },
          geometry: { type: 'Point', coordinates: [long, lat] },
        })),
      });
    } catch {
      // The map works without names; the next move retries.
      if (loaded === mine) loaded = null;
    }
  };
}
