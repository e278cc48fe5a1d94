import { lazy, Suspense, useEffect, useState } from 'react';
import { readPendingImport } from '../pending-import.ts';

const SavePending = lazy(() => import('./save-pending.tsx'));

/** Saves what was picked before signing in, where there is such a thing. */
export default function IfPending() {
  const [found, setFound] = useState(false);
  useEffect(() => setFound(readPendingImport() !== null), []);
  if (!found) return null;
  return (
    <Suspense>
      <SavePending />
    </Suspense>
  );
}
