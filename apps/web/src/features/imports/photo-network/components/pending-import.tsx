import { useEffect, useState } from 'react';
import { LazyPart } from '../../../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../../../platform/page/lazy-part-loading.ts';
import { useMember } from '../../../../platform/session/member.tsx';
import { mayBePending } from '../pending-mark.ts';
import type { AfterSaving } from './save-pending.tsx';

const SavePending = lazyPart(() => import('./save-pending.tsx'));

/** Saves what a visitor selected before signing in, once they are signed in. */
export function PendingImportSaver(after: AfterSaving) {
  const member = useMember();
  const [found, setFound] = useState(false);
  useEffect(() => setFound(member !== null && mayBePending()), [member]);
  if (!found) return null;
  return (
    <LazyPart>
      <SavePending {...after} />
    </LazyPart>
  );
}
