import { lazy, Suspense, useEffect, useState } from 'react';
import { useMember } from '../../../platform/member.tsx';
import { readPendingImport } from '../pending-import.ts';

const SavePending = lazy(() => import('./save-pending.tsx'));

/** Saves what a visitor picked before signing in, once they are here as a member. */
export function PendingImportSaver() {
  const member = useMember();
  const [found, setFound] = useState(false);
  useEffect(() => setFound(member !== null && readPendingImport() !== null), [member]);
  if (!found) return null;
  return (
    <Suspense>
      <SavePending />
    </Suspense>
  );
}
