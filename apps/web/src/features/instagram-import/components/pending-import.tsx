import { lazy, Suspense } from 'react';
import { useMember } from '../../../platform/member.tsx';

const IfPending = lazy(() => import('./if-pending.tsx'));

/** Saves what a visitor picked before signing in, once they are here as a member. */
export function PendingImportSaver() {
  if (useMember() === null) return null;
  return (
    <Suspense>
      <IfPending />
    </Suspense>
  );
}
