import type { MapStay, MapWindow } from '@staylore/contract/discovery/map';
import { useEffect, useMemo, useRef } from 'react';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { seenBy } from '../basemap/create-map.ts';
import { createSpots, type Spot } from '../model/clusters.ts';
import { padded } from '../model/map-window.ts';
import { MapFrame } from './map-frame.tsx';
import { MapUnavailable } from './map-unavailable.tsx';
import { createMarkers } from './markers.ts';
import { useBaseMap, type View } from './use-base-map.ts';
import { useStreetMap } from './use-street-map.ts';

interface Props {
  view: View;
  stays: readonly MapStay[];
  /** The stay whose spot is raised. */
  raised: number | null;
  onOpen(spot: Spot): void;
  /** What the map shows after each move. */
  onMove(seen: MapWindow): void;
}

/** The community's stays on a map, gathered into spots where they stand close together. */
export default function StayMap({ view, stays, raised, onOpen, onMove }: Props) {
  const texts = useTexts();
  const { container, map, broken, bare } = useBaseMap(view);
  const street = useStreetMap(map);
  const spots = useMemo(() => createSpots(stays), [stays]);
  const markers = useRef<ReturnType<typeof createMarkers> | null>(null);
  const told = useRef({ onOpen, onMove });
  told.current = { onOpen, onMove };

  useEffect(() => {
    if (map === null) return;
    const moved = () => told.current.onMove(seenBy(map));
    moved();
    map.on('moveend', moved);
    return () => {
      map.off('moveend', moved);
    };
  }, [map]);

  useEffect(() => {
    if (map === null) return;
    const made = createMarkers(map, texts, (spot) => told.current.onOpen(spot));
    markers.current = made;
    const draw = () => {
      const seen = seenBy(map);
      made.show(spots.inside(padded(seen), map.getZoom()), seen);
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
      made.remove();
      markers.current = null;
    };
  }, [map, spots, texts]);

  useEffect(() => markers.current?.raise(raised), [raised]);

  if (broken) return <MapUnavailable />;
  return (
    <MapFrame street={street} bare={bare} onZoom={(by) => (by > 0 ? map?.zoomIn() : map?.zoomOut())}>
      <div ref={container} className="size-full" />
    </MapFrame>
  );
}
