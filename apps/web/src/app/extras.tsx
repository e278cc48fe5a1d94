import { Suspense, useEffect, useState } from 'react';
import { subscribeToToasts } from '../design/primitives/toast/toast-store.ts';
import { later, nothing } from '../platform/page/later.tsx';
import { aliveEvent } from './come-alive.ts';

const LateParts = later(() => import('./late-parts.tsx'), nothing);

/** Messages, titles of turned pages and keyboard shortcuts: fetched with the first press or key, or when the first message is shown. */
export function Extras() {
  const [first, setFirst] = useState<Event | true | null>(null);
  useEffect(() => {
    document.dispatchEvent(new Event(aliveEvent));
    // With the first press already: the message may be that there is no network any more.
    for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, setFirst, { once: true });
    return subscribeToToasts(() => setFirst(true));
  }, []);
  return <Suspense>{first === null ? null : <LateParts first={first} />}</Suspense>;
}
