import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog } from '../../design/primitives/alert-dialog/alert-dialog.tsx';
import { hasSignedOut } from '../session/other-member.ts';

interface Props {
  /** Something is not saved yet. */
  active: boolean;
  title: string;
  /** What becomes of it. */
  text: string;
  stay: string;
  leave: string;
  /** Called before the page is left. */
  onLeave?(): void;
}

/** Asks before unsaved work is left; closing the window asks in the browser's own words. */
export function LeaveGuard({ active, title, text, stay, leave, onLeave }: Props) {
  // The dialog also reports its closing after leaving was confirmed.
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (hasSignedOut()) return;
      onLeave?.();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [active, onLeave]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onClose={() => (leaving.current ? undefined : blocker.reset?.())}
      title={title}
      text={text}
      cancel={stay}
      confirm={leave}
      danger
      onConfirm={() => {
        leaving.current = true;
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
