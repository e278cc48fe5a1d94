import { ConfirmationButton } from '../../features/members/accounts/components/confirmation-button.tsx';
import type { Member } from '../../platform/page/page-context.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Reminds a member, above every page, that their mail address is not confirmed yet. */
export function ConfirmNotice({ member }: { member: Member }) {
  const { t } = useTexts();
  return (
    <aside className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-edge py-3 text-14">
        <p className="min-w-0 flex-1 basis-80 wrap-anywhere">
          {t('accounts.confirm.notice', { email: member.email })}
        </p>
        <ConfirmationButton email={member.email} />
      </div>
    </aside>
  );
}
