import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { PlaceField } from '../../features/stays/places/place-field.tsx';
import { Queries } from '../../platform/lists/queries.tsx';

/** The place field with its suggestions; takes over the focus, with the caret behind what has been typed. */
export default function LivePlaceField(props: ComponentProps<typeof PlaceField>) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (input === null || input === undefined) return;
    // Whoever has gone on to another field meanwhile stays there.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    <div ref={frame}>
      <Queries>
        <PlaceField {...props} />
      </Queries>
    </div>
  );
}
