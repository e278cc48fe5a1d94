import { Suspense, useEffect, useState } from 'react';
import { later, nothing } from '../../../../platform/page/later.tsx';
import { useMember } from '../../../../platform/session/member.tsx';
import { mayBePending } from '../pending-mark.ts';

const IfPending = later(() => import('./if-pending.tsx'), nothing);

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
