import type { Member } from '../../platform/page/page-context.ts';
import { ConfirmNotice } from './confirm-notice.tsx';
import { TermsNotice } from './terms-notice.tsx';

/** Notices for a member above every page. */
export default function MemberNotices({ member }: { member: Member }) {
  return (
    <>
      {member.email_verified ? null : <ConfirmNotice member={member} />}
      {member.terms_unread ? <TermsNotice /> : null}
    </>
  );
}
