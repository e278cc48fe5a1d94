import type { MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { type StreetTiles, useStreetTiles } from './use-street-tiles.ts';

const id = 'street';

export interface StreetMap extends StreetTiles {
  /** The service does not answer. */
  failed: boolean;
}

/** The street map over the outlines of a map, once the visitor has agreed to it. */
export function useStreetMap(map: MapLibreMap | null): StreetMap {
  const street = useStreetTiles();
  const { tiles, shown } = street;
  const [failed, setFailed] = useState(false);

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
    // On top: until its pictures are loaded, and where they fail, the outlines show through.
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

  return { ...street, failed };
}
