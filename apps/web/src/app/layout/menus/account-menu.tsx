import { fullName } from '@staylore/contract/full-name';
import { Avatar } from '../../../design/primitives/avatar/avatar.tsx';
import { Disclosure } from '../../../design/primitives/disclosure/disclosure.tsx';
import type { Member } from '../../../platform/page/page-context.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { OwnLinks } from './own-links.tsx';

const item = 'block w-full rounded-8 px-3 py-2 text-left text-14 text-ink hover:bg-sunken';

/** The member's picture, opening Your profile, Settings and Sign out. */
export function AccountMenu({ member }: { member: Member }) {
  const { t } = useTexts();
  return (
    <Disclosure
      late
      label={t('layout.nav.account_menu')}
      summary={<Avatar name={fullName(member)} src={member.file} size={36} />}
      summaryClassName="rounded-pill"
      panelClassName="absolute right-0 z-40 mt-5 w-60 rounded-card border border-line bg-surface p-2"
    >
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="truncate font-medium">{fullName(member)}</p>
        <p className="truncate text-14 text-ink-soft">{member.email}</p>
      </div>
      <div className="pt-2">
        <OwnLinks member={member} className={item} />
      </div>
    </Disclosure>
  );
}
