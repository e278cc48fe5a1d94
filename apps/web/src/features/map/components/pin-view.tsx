import { Marker } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { Queries } from '../../../platform/queries.tsx';
import type { Pin } from '../model/pin.ts';
import { MapFrame } from './map-frame.tsx';
import { useBaseMap } from './use-base-map.ts';

/** The drawn part of a pin map; its code is fetched when one comes into sight. */
export default function PinView(pin: Pin) {
  return (
    <Queries>
      <PinnedMap {...pin} />
    </Queries>
  );
}

function PinnedMap({ lat, long, zoom = 10 }: Pin) {
  const view = useMemo(() => ({ lat, long, zoom }), [lat, long, zoom]);
  const base = useBaseMap(view, { cooperative: true });
  const { map } = base;
  useEffect(() => {
    if (map === null) return;
    const element = document.createElement('span');
    element.className =
      'block size-6 rounded-pill border-4 border-accent bg-accent-ink shadow-[0_1px_4px_rgb(20_14_10/0.4)]';
    element.ariaHidden = 'true';
    const marker = new Marker({ element }).setLngLat([long, lat]).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, lat, long]);
  return <MapFrame {...base} />;
}
