import type { MapSpot, MapStay } from '@staylore/contract/discovery/map';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { seenBy, type View, zoomOf } from '../basemap/create-map.ts';
import type { MapSection } from '../model/map-window.ts';
import { MapFrame } from './map-frame.tsx';
import { MapUnavailable } from './map-unavailable.tsx';
import { createMarkers } from './markers.ts';
import { useBaseMap } from './use-base-map.ts';
import { useStreetMap } from './use-street-map.ts';

interface Props {
  view: View;
  spots: readonly MapSpot[];
  /** The stay whose spot is raised. */
  raised: MapStay | null;
  onOpen(spot: MapSpot): void;
  /** What the map shows after each move. */
  onMove(seen: MapSection): void;
}

/** The community's stays on a map, clustered into spots where they are close together. */
export default function StayMap({ view, spots, raised, onOpen, onMove }: Props) {
  const texts = useTexts();
  const { container, map, broken, bare } = useBaseMap(view);
  const street = useStreetMap(map);
  const markers = useRef<ReturnType<typeof createMarkers> | null>(null);
  const listeners = useRef({ onOpen, onMove });
  listeners.current = { onOpen, onMove };

  useEffect(() => {
    if (map === null) return;
    const moved = () => listeners.current.onMove({ window: seenBy(map), zoom: zoomOf(map) });
    moved();
    map.on('moveend', moved);
    return () => {
      map.off('moveend', moved);
    };
  }, [map]);

  useEffect(() => {
    if (map === null) return;
    const made = createMarkers(map, texts, (spot) => listeners.current.onOpen(spot));
    markers.current = made;
    return () => {
      made.remove();
      markers.current = null;
    };
  }, [map, texts]);

  useEffect(() => {
    if (map === null) return;
    const show = () => markers.current?.show(spots, seenBy(map));
    show();
    map.on('moveend', show);
    return () => {
      map.off('moveend', show);
    };
  }, [map, spots]);

  useEffect(() => markers.current?.raise(raised), [raised]);

  if (broken) return <MapUnavailable />;
  return (
    <MapFrame street={street} bare={bare} onZoom={(by) => (by > 0 ? map?.zoomIn() : map?.zoomOut())}>
      <div ref={container} className="size-full" />
    </MapFrame>
  );
}
