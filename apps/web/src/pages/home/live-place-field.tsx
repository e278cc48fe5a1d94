import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { PlaceField } from '../../features/places/place-field.tsx';
import { Queries } from '../../platform/queries.tsx';

/** The place field with its suggestions; takes over the focus, with the caret behind what has been typed. */
export default function LivePlaceField(props: ComponentProps<typeof PlaceField>) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input');
    if (input === null || input === undefined) return;
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
