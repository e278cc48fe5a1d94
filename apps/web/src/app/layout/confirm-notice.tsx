import { Link } from 'react-router';
import { ConfirmationButton } from '../../features/members/accounts/components/confirmation-button.tsx';
import type { Member } from '../../platform/page/page-context.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Reminds a member, above every page, that their mail address is not confirmed yet: on a phone in one line, which leads to the address. */
export function ConfirmNotice({ member }: { member: Member }) {
  const { t } = useTexts();
  return (
    <aside className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-6 px-edge py-1 text-14 max-md:gap-x-3 md:py-3">
        <p className="min-w-0 wrap-anywhere max-md:sr-only">
          {t('accounts.confirm.notice', { email: member.email })}
        </p>
        <Link
          to={usePaths().settings}
          className="min-w-0 truncate font-medium underline underline-offset-4 md:hidden"
        >
          {t('accounts.confirm.short')}
        </Link>
        <ConfirmationButton email={member.email} />
      </div>
    </aside>
  );
}
