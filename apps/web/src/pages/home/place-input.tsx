import { MapPin } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, startTransition, useState } from 'react';
import { TextInput } from '../../design/primitives/text-input/text-input.tsx';
import { typed } from '../../features/places/model/place-value.ts';
import type { PlaceField } from '../../features/places/place-field.tsx';

const LiveField = lazy(() => import('./live-place-field.tsx'));

type Props = ComponentProps<typeof PlaceField>;

/** The place field, which is a plain text field until somebody turns to it. */
export function PlaceInput(props: Props) {
  const [wanted, setWanted] = useState(false);
  const { value, onChange, ...input } = props;
  const plain = (
    <TextInput
      autoComplete="off"
      {...input}
      lead={<MapPin aria-hidden="true" />}
      value={value.text}
      onChange={(event) => onChange(typed(event.target.value))}
      // As a transition: this very field stays, with its focus and what is typed, until the other one is there.
      onFocus={() => startTransition(() => setWanted(true))}
    />
  );
  return <Suspense fallback={plain}>{wanted ? <LiveField {...props} /> : plain}</Suspense>;
}
