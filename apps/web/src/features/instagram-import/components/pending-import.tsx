import { lazy, Suspense, useEffect, useState } from 'react';
import { useMember } from '../../../platform/member.tsx';
import { mayBePending } from '../pending-mark.ts';

const IfPending = lazy(() => import('./if-pending.tsx'));

/** Saves what a visitor picked before signing in, once they are here as a member. */
export function PendingImportSaver() {
  const member = useMember();
  const [found, setFound] = useState(false);
  useEffect(() => setFound(member !== null && mayBePending()), [member]);
  if (!found) return null;
  return (
    <Suspense>
      <IfPending />
    </Suspense>
  );
}
