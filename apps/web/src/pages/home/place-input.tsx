import { MapPin } from 'lucide-react';
import { type ComponentProps, Suspense, startTransition, useState } from 'react';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import { typed } from '../../features/stays/places/model/place-value.ts';
import type { PlaceField } from '../../features/stays/places/place-field.tsx';
import { later } from '../../platform/page/later.tsx';

const fetchField = () => import('./live-place-field.tsx');
const LiveField = later(fetchField);

type Props = ComponentProps<typeof PlaceField>;

/** The place field, which is a plain text field until somebody turns to it. */
export function PlaceInput(props: Props) {
  const [wanted, setWanted] = useState(false);
  const { value, onChange, ...input } = props;
  const goLive = () =>
    // Without a network it stays a plain field, and the next visit to it asks again.
    fetchField().then(
      () => startTransition(() => setWanted(true)),
      () => undefined,
    );
  const plain = (
    <TextInput
      autoComplete="off"
      {...input}
      lead={<MapPin aria-hidden="true" />}
      value={value.text}
      onChange={(event) => onChange(typed(event.target.value))}
      // As a transition: this very field stays, with its focus and what is typed, until the other one is there.
      onFocus={goLive}
    />
  );
  return <Suspense fallback={plain}>{wanted ? <LiveField {...props} /> : plain}</Suspense>;
}
