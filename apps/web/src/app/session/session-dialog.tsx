import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '../../design/primitives/dialog/dialog.tsx';
import { Failure } from '../../design/primitives/failure/failure.tsx';
import type { Session } from '../../features/members/accounts/api/sign-in.ts';
import { LoginForm } from '../../features/members/accounts/forms/login-form.tsx';
import { SecondStep } from '../../features/members/security/second-step.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { storeSession } from '../../platform/api/session-store.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { returnQuery, usePaths } from '../../platform/page/paths.ts';
import { onMember } from '../../platform/session/other-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

interface Props {
  member: Member;
  /** Called with whether the same member is signed in again, here or in another window. */
  onAnswer(signedIn: boolean): void;
}

/** Signs in again in a dialog, so that nothing typed is lost when a session has ended. */
export default function SessionDialog({ member, onAnswer }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const { login } = usePaths();
  const { pathname, search } = useLocation();
  const [other, setOther] = useState(false);
  const [step, setStep] = useState(false);
  useEffect(
    () =>
      onMember((now, token) => {
        if (now.id !== member.id) return;
        storeSession({ token, user: now });
        onAnswer(true);
      }),
    [member, onAnswer],
  );
  const enter = async (session: Session) => {
    const isSame = session.user.id === member.id;
    setOther(!isSame);
    setStep(false);
    if (isSame) {
      storeSession(session);
      return onAnswer(true);
    }
    // What this page sends must not become another member's.
    await api.call('POST /api/logout').catch(() => undefined);
  };
  return (
    <Dialog onClose={() => onAnswer(false)} title={t('accounts.again.title')} closeLabel={t('actions.close')}>
      <div className="px-6 pt-2 pb-6">
        <p className="mb-5 text-ink-soft">{t('accounts.again.text')}</p>
        <Failure text={other ? t('accounts.again.other', { username: member.username }) : undefined} />
        {step ? (
          <SecondStep onSignedIn={enter} onOver={() => setStep(false)} />
        ) : (
          <LoginForm onSignedIn={enter} onFactorNeeded={() => setStep(true)} />
        )}
        <p className="mt-4 text-center">
          <a
            href={login + returnQuery(pathname + search)}
            target="_blank"
            rel="noreferrer"
            className="text-link"
          >
            {t('accounts.again.otherwise')}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
