import { useEffect } from 'react';
import { Toasts } from '../design/primitives/toast/toasts.tsx';
import { useMember } from '../platform/member.tsx';
import { onOtherMember } from '../platform/other-member.ts';
import { useTexts } from '../platform/texts.tsx';

/** Short messages, with their names in the reader's language. From the first press on, a page of another member is loaded anew. */
export default function PageToasts() {
  const { t } = useTexts();
  const member = useMember();
  useEffect(() => {
    if (member === null) return;
    return onOtherMember(member, () => window.location.reload());
  }, [member]);
  return <Toasts label={t('layout.messages')} closeLabel={t('layout.close')} />;
}
