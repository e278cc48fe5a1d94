import { useEffect } from 'react';
import { Toasts } from '../design/primitives/toast/toasts.tsx';
import { useMember } from '../platform/session/member.tsx';
import { onOtherMember } from '../platform/session/other-member.ts';
import { useTexts } from '../platform/texts/texts.tsx';
import { SessionGuard } from './session-guard.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TurnedPage } from './turned-page.tsx';

/**
 * What pages need from the first press on: short messages, the titles of turned pages, keyboard shortcuts; and a page of another member is
 * loaded anew, one whose session has ended asks for a sign-in. `first` is the press that fetched this, if it was one.
 */
export default function LateParts({ first }: { first: Event | true }) {
  const { t } = useTexts();
  const member = useMember();
  useEffect(() => {
    if (member === null) return;
    return onOtherMember(member, () => window.location.reload());
  }, [member]);
  return (
    <>
      <TurnedPage />
      <Shortcuts firstKey={first instanceof KeyboardEvent ? first : null} />
      <SessionGuard member={member} />
      <Toasts label={t('layout.messages')} closeLabel={t('layout.close')} />
    </>
  );
}
