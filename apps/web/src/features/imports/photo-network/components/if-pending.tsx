import { Suspense, useEffect, useState } from 'react';
import { later, nothing } from '../../../../platform/page/later.tsx';
import { readPendingImport } from '../pending-import.ts';

const SavePending = later(() => import('./save-pending.tsx'), nothing);

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
