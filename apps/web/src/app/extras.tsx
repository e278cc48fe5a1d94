import { Suspense, useEffect, useState } from 'react';
import { subscribeToToasts } from '../design/primitives/toast/toast-store.ts';
import { later, nothing } from '../platform/later.tsx';
import { aliveEvent } from './come-alive.ts';

const Toasts = later(() => import('./page-toasts.tsx'), nothing);
const Shortcuts = later(() => import('./shortcuts.tsx'), nothing);

/** Messages and keyboard shortcuts: fetched with the first press, or when the first message is shown or the first key pressed. */
export function Extras() {
  const [toasts, setToasts] = useState(false);
  const [firstKey, setFirstKey] = useState<KeyboardEvent | null>(null);
  useEffect(() => void document.dispatchEvent(new Event(aliveEvent)), []);
  useEffect(() => {
    const want = () => setToasts(true);
    // With the first press already: the message may be that there is no network any more.
    document.addEventListener('pointerdown', want, { once: true });
    return subscribeToToasts(want);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => setFirstKey(event);
    document.addEventListener('keydown', onKey, { once: true });
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Suspense>
      {toasts ? <Toasts /> : null}
      {firstKey === null ? null : <Shortcuts firstKey={firstKey} />}
    </Suspense>
  );
}
