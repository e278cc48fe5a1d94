import { type PointerEvent, useState } from 'react';

interface Push {
  /** Pixels by which it is being pushed. */
  offset: { x: number; y: number };
  handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(): void;
  };
}

/** Dragging with a pointer; `onPushed` is called with the distance in pixels once it is released. */
export function usePush(onPushed: (x: number, y: number) => void): Push {
  const [start, setStart] = useState<{ x: number; y: number } | null>(null);
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const end = () => {
    setStart(null);
    setOffset({ x: 0, y: 0 });
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart({ x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event) => {
        if (start !== null) setOffset({ x: event.clientX - start.x, y: event.clientY - start.y });
      },
      onPointerUp: () => {
        if (start !== null && (offset.x !== 0 || offset.y !== 0)) onPushed(offset.x, offset.y);
        end();
      },
      // The page uses the touch for scrolling.
      onPointerCancel: end,
    },
  };
}
