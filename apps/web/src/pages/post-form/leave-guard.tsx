import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog } from '../../design/primitives/alert-dialog/alert-dialog.tsx';
import { hasSignedOut } from '../../platform/session/other-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  /** Something is not saved yet. */
  active: boolean;
  isEdit: boolean;
  onLeave(): void;
}

/** Asks before unsaved work is left; closing the window asks in the browser's own words. */
export function LeaveGuard({ active, isEdit, onLeave }: Props) {
  const { t } = useTexts();
  // The dialog also reports its closing after leaving was confirmed.
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (hasSignedOut()) return;
      onLeave();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [active, onLeave]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onClose={() => (leaving.current ? undefined : blocker.reset?.())}
      title={t('postForm.leave.title')}
      text={t(isEdit ? 'postForm.leave.text_edit' : 'postForm.leave.text_new')}
      cancel={t('postForm.leave.stay')}
      confirm={t('postForm.leave.leave')}
      danger
      onConfirm={() => {
        leaving.current = true;
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
