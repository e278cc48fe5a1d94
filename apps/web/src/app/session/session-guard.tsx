import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { answer, onQuestion, setTurning } from '../../platform/api/sign-in-again.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { onOtherMember } from '../../platform/session/other-member.ts';

const fetchDialog = () => import('./session-dialog.tsx');
const SessionDialog = lazy(fetchDialog);

/**
 * Asks a member whose session has ended to sign in over the page when what they pressed needs one; then it goes on. Whoever leaves the
 * page has answered, and so has a visitor, who is led to the sign-in page elsewhere. The page of another member is loaded anew.
 */
export function SessionGuard({ member }: { member: Member | null }) {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const isTurning = useNavigation().state !== 'idle';
  const onAnswer = useCallback((signedIn: boolean) => {
    answer(signedIn);
    setOpen(false);
  }, []);
  useEffect(() => {
    if (member === null) return;
    return onOtherMember(member, () => window.location.reload());
  }, [member]);
  useEffect(
    () =>
      onQuestion(() => {
        if (member === null) return answer(false);
        // Without the network there is no dialog: the call fails as it would have without asking.
        fetchDialog().then(
          () => setOpen(true),
          () => answer(false),
        );
      }),
    [member],
  );
  useEffect(() => setTurning(isTurning), [isTurning]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place in the history is the sign.
  useEffect(() => () => onAnswer(false), [key, onAnswer]);
  if (!isOpen || member === null) return null;
  return (
    <Suspense>
      <SessionDialog member={member} onAnswer={onAnswer} />
    </Suspense>
  );
}
