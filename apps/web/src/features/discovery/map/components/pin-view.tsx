import { useMemo, useRef, useState } from 'react';
import type { Pin } from '../model/pin.ts';
import { pushed } from '../model/sheet.ts';
import { MapFrame } from './map-frame.tsx';
import { PaperMap } from './paper-map.tsx';
import { useOutlines } from './use-outlines.ts';
import { usePush } from './use-push.ts';
import { useSize } from './use-size.ts';
import { useStreetTiles } from './use-street-tiles.ts';

/** From a part of the world to a single lane. */
const [farthest, nearest] = [3, 16];

/** The drawn part of a pin map; its code is fetched when one comes into sight. A new pin begins a new map. */
export default function PinView({ lat, long, zoom = 10 }: Pin) {
  return <PinnedMap key={`${lat} ${long} ${zoom}`} lat={lat} long={long} zoom={zoom} />;
}

function PinnedMap(pin: Required<Pin>) {
  const [view, setView] = useState(pin);
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const sheet = useMemo(() => (size === null ? null : { ...view, ...size }), [view, size]);
  const push = usePush((x, y) => {
    if (sheet !== null) setView({ ...view, ...pushed(sheet, x, y) });
  });
  const outlines = useOutlines(view.zoom);
  const street = useStreetTiles();
  const zoomBy = (by: 1 | -1) =>
    setView((before) => ({ ...before, zoom: Math.min(nearest, Math.max(farthest, before.zoom + by)) }));
  return (
    <MapFrame street={{ ...street, failed }} bare={outlines === 'failed'} onZoom={zoomBy}>
      <div ref={box} className="size-full touch-pan-y cursor-grab active:cursor-grabbing" {...push.handlers}>
        {sheet === null ? null : (
          <PaperMap
            sheet={sheet}
            pin={pin}
            offset={push.offset}
            atlas={typeof outlines === 'function' ? outlines : null}
            tiles={street.shown ? street.tiles : null}
            onTileError={() => setFailed(true)}
          />
        )}
      </div>
    </MapFrame>
  );
}
