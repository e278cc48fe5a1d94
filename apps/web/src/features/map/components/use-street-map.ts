import { useQuery } from '@tanstack/react-query';
import type { MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/api.tsx';
import { offeredTiles } from '../api/map-queries.ts';
import { outlineLayers, type Tiles } from '../basemap/style.ts';
import { type Consent, useTilesConsent } from '../tiles-consent.ts';

const id = 'street';

export interface StreetMap {
  /** What the operator offers, null where that is nothing. */
  tiles: Tiles | null;
  consent: Consent;
  decide(consent: 'yes' | 'no'): void;
  /** It stands on the map now. */
  shown: boolean;
  /** The service does not answer. */
  failed: boolean;
}

/** The street map over the outlines, once the visitor has agreed to load it from somebody else. */
export function useStreetMap(map: MapLibreMap | null): StreetMap {
  const api = useApi();
  const tiles = useQuery(offeredTiles(api)).data?.tiles ?? null;
  const [consent, decide] = useTilesConsent();
  const [failed, setFailed] = useState(false);
  const shown = tiles !== null && consent === 'yes';

  useEffect(() => {
    if (map === null || tiles === null || !shown) return;
    let gone = false;
    map.once('remove', () => {
      gone = true;
    });
    const fail = (event: object) => {
      if ('sourceId' in event && event.sourceId === id) setFailed(true);
    };
    const draw = () => {
      map.addSource(id, { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 19 });
      map.addLayer({ id, type: 'raster', source: id }, 'land');
      showOutlines(map, false);
    };
    if (map.isStyleLoaded()) draw();
    else map.once('load', draw);
    map.on('error', fail);
    return () => {
      setFailed(false);
      if (gone) return;
      map.off('error', fail);
      map.off('load', draw);
      if (map.getLayer(id) === undefined) return;
      map.removeLayer(id);
      map.removeSource(id);
      showOutlines(map, true);
    };
  }, [map, tiles, shown]);

  return { tiles, consent, decide, shown, failed };
}

function showOutlines(map: MapLibreMap, visible: boolean): void {
  for (const layer of outlineLayers) map.setLayoutProperty(layer, 'visibility', visible ? 'visible' : 'none');
}
