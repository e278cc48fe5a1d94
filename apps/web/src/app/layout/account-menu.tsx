import { Link } from 'react-router';
import { Avatar } from '../../design/primitives/avatar/avatar.tsx';
import { Disclosure } from '../../design/primitives/disclosure/disclosure.tsx';
import { fullName } from '../../platform/full-name.ts';
import type { Member } from '../../platform/page-context.ts';
import { usePaths } from '../../platform/paths.ts';
import { useTexts } from '../../platform/texts.tsx';
import { SignOut } from './sign-out.tsx';

const item = 'block w-full rounded-8 px-3 py-2 text-left text-14 text-ink hover:bg-sunken';

/** The member's picture, opening Your profile, Settings and Sign out. */
export function AccountMenu({ member }: { member: Member }) {
  const paths = usePaths();
  const { t } = useTexts();
  return (
    <Disclosure
      label={t('layout.nav.account_menu')}
      summary={<Avatar name={fullName(member)} src={member.file} size={36} />}
      summaryClassName="rounded-pill"
      panelClassName="absolute right-0 z-40 mt-2 w-60 rounded-card border border-line bg-surface p-2"
    >
      <div className="border-b border-line px-3 pt-1 pb-3">
        <p className="truncate font-medium">{fullName(member)}</p>
        <p className="truncate text-14 text-ink-soft">{member.email}</p>
      </div>
      <div className="pt-2">
        <Link to={paths.profile(member.username)} className={item}>
          {t('layout.nav.profile')}
        </Link>
        <Link to={paths.links} className={item}>
          {t('layout.nav.links')}
        </Link>
        <Link to={paths.settings} className={item}>
          {t('layout.nav.settings')}
        </Link>
        <SignOut className={item} />
      </div>
    </Disclosure>
  );
}
