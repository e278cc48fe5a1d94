import { useState } from 'react';
import { Dialog } from '../../design/primitives/dialog/dialog.tsx';
import type { Session } from '../../features/accounts/api/sign-in.ts';
import { FormError, LoginForm } from '../../features/accounts/forms/login-form.tsx';
import type { Member } from '../../platform/page-context.ts';
import { storeSession } from '../../platform/session-store.ts';
import { useTexts } from '../../platform/texts.tsx';

interface Props {
  open: boolean;
  member: Member;
  onClose(): void;
  /** The same member is signed in again. */
  onSignedIn(): void;
}

/** Signs in again over the page, so that nothing typed is lost when a session has ended. */
export function SessionDialog({ open, member, onClose, onSignedIn }: Props) {
  const { t } = useTexts();
  const [other, setOther] = useState(false);
  const enter = async (session: Session) => {
    const isSame = session.user.id === member.id;
    setOther(!isSame);
    // Another member's post must not be saved under this form.
    if (!isSame) return;
    storeSession(session);
    onSignedIn();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('postForm.session.title')}
      closeLabel={t('postForm.session.close')}
    >
      <div className="px-6 pt-2 pb-6">
        <p className="mb-5 text-ink-soft">{t('postForm.session.text')}</p>
        <FormError text={other ? t('postForm.session.other', { username: member.username }) : undefined} />
        <LoginForm onSignedIn={enter} />
      </div>
    </Dialog>
  );
}
