import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import {
  currentToasts,
  subscribeToToasts,
  type ToastMessage,
} from '../design/primitives/toast/toast-store.ts';
import { later, nothing } from '../platform/later.tsx';
import { aliveEvent } from './come-alive.ts';

const Toasts = later(() => import('./page-toasts.tsx'), PlainMessages);
const Shortcuts = later(() => import('./shortcuts.tsx'), nothing);

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

const none: readonly ToastMessage[] = [];

/** Messages where their own file cannot be fetched; that there is no network is itself one of them. */
function PlainMessages() {
  const messages = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <div role="status" className="fixed inset-x-0 bottom-20 z-60 bg-surface px-4 text-center">
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
