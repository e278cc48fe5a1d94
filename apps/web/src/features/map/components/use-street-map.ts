import { useQuery } from '@tanstack/react-query';
import type { MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useApi } from '../../../platform/api.tsx';
import { offeredTiles } from '../api/map-queries.ts';
import type { Tiles } from '../basemap/style.ts';
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
    map.addSource(id, { type: 'raster', tiles: [tiles.url], tileSize: 256, maxzoom: 19 });
    // On top: until its pictures are there, and where they fail, the outlines show through.
    map.addLayer({ id, type: 'raster', source: id });
    map.on('error', fail);
    return () => {
      setFailed(false);
      if (gone) return;
      map.off('error', fail);
      map.removeLayer(id);
      map.removeSource(id);
    };
  }, [map, tiles, shown]);

  return { tiles, consent, decide, shown, failed };
}
