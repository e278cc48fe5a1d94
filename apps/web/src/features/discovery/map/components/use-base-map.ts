import type { MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useApi } from '../../../../platform/api/api.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { createMap, flyTo, type View } from '../basemap/create-map.ts';
import { fillMap } from '../basemap/fill-map.ts';

export interface BaseMap {
  container: RefObject<HTMLDivElement | null>;
  /** Null until it is ready to be drawn on. */
  map: MapLibreMap | null;
  /** The browser could not draw it. */
  broken: boolean;
  /** Land and borders could not be fetched. */
  bare: boolean;
}

/** A map in an element, filled with the outlines of the world; it moves to `view`. */
export function useBaseMap(view: View): BaseMap {
  const api = useApi();
  const texts = useTexts();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [broken, setBroken] = useState(false);
  const [bare, setBare] = useState(false);
  const shown = useRef(view);
  const wanted = useRef(view);
  wanted.current = view;

  useEffect(() => {
    if (container.current === null) return;
    shown.current = wanted.current;
    try {
      const made = createMap({
        container: container.current,
        view: wanted.current,
        texts,
      });
      let stop = () => undefined as unknown;
      made.once('load', () => {
        stop = fillMap(made, { api, language: texts.language, onFailure: () => setBare(true) });
        setMap(made);
      });
      return () => {
        stop();
        made.remove();
        setMap(null);
      };
    } catch {
      setBroken(true);
      return;
    }
  }, [api, texts]);

  useEffect(() => {
    if (map === null || JSON.stringify(shown.current) === JSON.stringify(view)) return;
    shown.current = view;
    flyTo(map, view);
  }, [map, view]);

  return { container, map, broken, bare };
}
