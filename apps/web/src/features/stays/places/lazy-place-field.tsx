import { MapPin } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextInput } from '../../../design/primitives/text-input/text-input.tsx';
import { fetchPart } from '../../../platform/page/lazy-part-loading.ts';
import { typed } from './model/place-value.ts';
import type { PlaceField } from './place-field.tsx';

/** A place field whose suggestions are loaded on first focus: their code is too large for a first load. */
export function LazyPlaceField(props: ComponentProps<typeof PlaceField>) {
  const { value, onChange, ...input } = props;
  const [Loaded, setLoaded] = useState<typeof PlaceField>();
  const [wasTyped, setTyped] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const loading = useRef(false);
  const load = async () => {
    if (loading.current) return;
    loading.current = true;
    // Without the network the field stays a text field.
    const loaded = await fetchPart(() => import('./place-field.tsx')).catch(() => null);
    loading.current = false;
    if (loaded === null) return;
    const before = frame.current?.querySelector('input');
    const isFocused = before === document.activeElement;
    const caret = [before?.selectionStart ?? null, before?.selectionEnd ?? null] as const;
    flushSync(() => setLoaded(() => loaded.PlaceField));
    const now = frame.current?.querySelector('input');
    if (!isFocused) return;
    now?.focus();
    now?.setSelectionRange(...caret);
  };
  return (
    <div ref={frame}>
      {Loaded === undefined ? (
        <TextInput
          autoComplete="off"
          {...input}
          value={value.text}
          onChange={(event) => {
            setTyped(true);
            onChange(typed(event.target.value));
            // The focus may have come before hydration, unseen.
            void load();
          }}
          onFocus={load}
          lead={<MapPin aria-hidden="true" />}
        />
      ) : (
        <Loaded {...props} wasTyped={wasTyped} />
      )}
    </div>
  );
}
