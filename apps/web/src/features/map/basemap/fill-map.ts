import type { MapWindow } from '@staylore/contract/map';
import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import type { Api } from '../../../platform/api-client.ts';
import type { Language } from '../../../platform/language.ts';
import { graticule } from '../model/graticule.ts';
import { covers, padded } from '../model/map-window.ts';
import { seenBy } from './create-map.ts';
import { loadOutlines } from './outlines.ts';

/** From here on the coarse outlines look like cut paper. */
const fineFrom = 4.5;
/** Another zoom by so much wants other towns. */
const zoomStep = 0.75;

const source = (map: MapLibreMap, id: string) => map.getSource(id) as GeoJSONSource | undefined;

interface Filling {
  api: Api;
  language: Language;
  /** The outlines could not be fetched; stays are shown on a bare sea. */
  onFailure(): void;
}

/** Draws land, borders, lines and towns into a map as it is moved. Answers how to stop. */
export function fillMap(map: MapLibreMap, { api, language, onFailure }: Filling): () => void {
  const stopped = new AbortController();
  const fineWanted = !savesData();
  let detail: 'none' | 'coarse' | 'fine' = 'none';
  const outline = async (wanted: 'coarse' | 'fine') => {
    const { land, borders } = await loadOutlines(wanted);
    if (stopped.signal.aborted || detail === 'fine') return;
    detail = wanted;
    source(map, 'land')?.setData(land);
    source(map, 'borders')?.setData(borders);
  };
  const refine = () => {
    if (detail !== 'coarse' || !fineWanted || map.getZoom() < fineFrom) return;
    // The coarse outlines are there: without the fine ones the map is plainer, not wrong.
    outline('fine').catch(() => undefined);
  };
  const towns = townNames(map, { api, language, signal: stopped.signal });
  const moved = () => {
    source(map, 'graticule')?.setData(graticule(padded(seenBy(map))));
    refine();
    towns();
  };
  const begin = () => {
    moved();
    outline('coarse').then(refine, () => stopped.signal.aborted || onFailure());
  };
  if (map.isStyleLoaded()) begin();
  else map.once('load', begin);
  map.on('moveend', moved);
  return () => {
    stopped.abort();
    map.off('moveend', moved);
  };
}

/** Names the towns of the window, and asks anew when it has moved beyond what was asked. */
function townNames(map: MapLibreMap, asking: { api: Api; language: Language; signal: AbortSignal }) {
  const { api, language, signal } = asking;
  let asked: { window: MapWindow; zoom: number } | null = null;
  return async () => {
    const seen = seenBy(map);
    const zoom = map.getZoom();
    if (asked !== null && covers(asked.window, seen) && Math.abs(asked.zoom - zoom) < zoomStep) return;
    const mine = { window: padded(seen), zoom };
    asked = mine;
    try {
      const query = { ...mine.window, language };
      const { towns } = await api.call('GET /api/map/towns', { query, signal });
      if (asked !== mine) return;
      source(map, 'towns')?.setData({
        type: 'FeatureCollection',
        features: towns.map(({ name, lat, long }, at) => ({
          type: 'Feature',
          properties: { name, rank: at / towns.length },
          geometry: { type: 'Point', coordinates: [long, lat] },
        })),
      });
    } catch {
      // Names are a help, not the map; the next move asks again.
      if (asked === mine) asked = null;
    }
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
