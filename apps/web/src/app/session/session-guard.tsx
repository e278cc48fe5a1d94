import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { answer, onQuestion, type Question, setTurning } from '../../platform/api/sign-in-again.ts';
import { fetchPart, lazyPart } from '../../platform/page/lazy-part-loading.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { onOtherMember, onSignedOut } from '../../platform/session/other-member.ts';

const fetchDialog = {
  'sign-in': () => import('./session-dialog.tsx'),
  proof: () => import('./proof-dialog.tsx'),
};
const Dialogs = { 'sign-in': lazyPart(fetchDialog['sign-in']), proof: lazyPart(fetchDialog.proof) };

/** Nothing of the member stays in sight until the page is loaded anew. */
function clearWindow(): void {
  document.documentElement.hidden = true;
  window.location.reload();
}

/**
 * If a member's action needs it, asks in a dialog to sign in again or to prove who they are; then the action continues. Leaving the page cancels
 * it. Visitors are led to the sign-in page elsewhere. If another member has signed in, or this one has signed out, the page is reloaded.
 */
export function SessionGuard({ member }: { member: Member | null }) {
  const [pending, setPending] = useState<Question | null>(null);
  const { key } = useLocation();
  const isTurning = useNavigation().state !== 'idle';
  const end = useCallback(() => {
    answer('sign-in', false);
    answer('proof', false);
    setPending(null);
  }, []);
  const onAnswer = useCallback(
    (given: boolean) => {
      if (pending !== null) answer(pending, given);
      setPending(null);
    },
    [pending],
  );
  useEffect(() => {
    if (member === null) return;
    return onOtherMember(member, () => window.location.reload());
  }, [member]);
  useEffect(() => (member === null ? undefined : onSignedOut(clearWindow)), [member]);
  useEffect(
    () =>
      onQuestion((question) => {
        if (member === null) return answer(question, false);
        // Without the network there is no dialog: the call fails as it would have without asking.
        const fetched: Promise<unknown> = fetchPart<unknown>(fetchDialog[question]);
        fetched.then(
          () => setPending(question),
          () => answer(question, false),
        );
      }),
    [member],
  );
  useEffect(() => setTurning(isTurning), [isTurning]);
  // A new `key` says that the page was left.
  useEffect(() => end, [key, end]);
  if (pending === null || member === null) return null;
  const Dialog = Dialogs[pending];
  return (
    <Suspense>
      <Dialog member={member} onAnswer={onAnswer} />
    </Suspense>
  );
}
