import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { later } from '../platform/page/later.tsx';
import type { Member } from '../platform/page/page-context.ts';
import { answer, onQuestion, setTurning } from '../platform/session/sign-in-again.ts';

interface AskProps {
  member: Member;
  onAnswer(signedIn: boolean): void;
}

const SessionDialog = later<AskProps>(() => import('./session-dialog.tsx'), NotFetched);

/** Without the network the dialog does not come: the call tells what it would have told. */
function NotFetched({ onAnswer }: AskProps) {
  useEffect(() => onAnswer(false), [onAnswer]);
  return null;
}

/**
 * Asks a member whose session has ended to sign in over the page when what they pressed needs one; then it goes on. Whoever leaves the
 * page has answered, and so has a visitor, who is led to the sign-in page elsewhere.
 */
export function SessionGuard({ member }: { member: Member | null }) {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const isTurning = useNavigation().state !== 'idle';
  const onAnswer = useCallback((signedIn: boolean) => {
    answer(signedIn);
    setOpen(false);
  }, []);
  useEffect(() => onQuestion(() => (member === null ? answer(false) : setOpen(true))), [member]);
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
