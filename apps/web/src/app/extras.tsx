import { lazy, Suspense, useEffect, useState } from 'react';
import { subscribeToToasts } from '../design/primitives/toast/toast-store.ts';
import { aliveEvent } from './come-alive.ts';

const Toasts = lazy(() => import('./page-toasts.tsx'));
const Shortcuts = lazy(() => import('./shortcuts.tsx'));

/** Messages and keyboard shortcuts: fetched when the first message is shown or the first key pressed. */
export function Extras() {
  const [toasts, setToasts] = useState(false);
  const [firstKey, setFirstKey] = useState<KeyboardEvent | null>(null);
  useEffect(() => void document.dispatchEvent(new Event(aliveEvent)), []);
  useEffect(() => subscribeToToasts(() => setToasts(true)), []);
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
