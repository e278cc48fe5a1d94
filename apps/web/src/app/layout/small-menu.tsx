import { Menu, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../design/primitives/avatar/avatar.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Disclosure } from '../../design/primitives/disclosure/disclosure.tsx';
import { fullName } from '../../platform/full-name.ts';
import { useMember } from '../../platform/member.tsx';
import type { Member } from '../../platform/page-context.ts';
import { usePaths } from '../../platform/paths.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useNavigation } from './navigation.ts';
import { SignOut } from './sign-out.tsx';

const item = 'block w-full rounded-8 px-3 py-3 text-left font-serif text-18 text-ink hover:bg-sunken';

/** The collapsible menu of small screens. */
export function SmallMenu() {
  const member = useMember();
  const { t } = useTexts();
  const navigation = useNavigation();
  return (
    <div className="md:hidden">
      <Disclosure
        label={t('layout.nav.open_menu')}
        summary={<Menu aria-hidden="true" className="size-6" />}
        summaryClassName="flex size-11 items-center justify-center"
        panelClassName="absolute -right-4 z-40 mt-2.5 w-screen border-y border-line bg-surface p-4"
      >
        {member === null ? null : <Who member={member} />}
        <nav aria-label={t('layout.nav.main')}>
          {navigation.map(({ to, label }) => (
            <Link key={to} to={to} className={item}>
              {label}
            </Link>
          ))}
          {member === null ? null : <MemberLinks member={member} />}
        </nav>
      </Disclosure>
    </div>
  );
}

function Who({ member }: { member: Member }) {
  const { t } = useTexts();
  return (
    <div className="mb-3 flex items-center gap-3 border-b border-line px-3 pb-4">
      <Avatar name={fullName(member)} src={member.file} size={48} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{fullName(member)}</p>
        <p className="truncate text-14 text-ink-soft">{member.email}</p>
      </div>
      <ButtonLink to={usePaths().newPost} size="small" icon={<Plus />}>
        {t('layout.nav.new_post')}
      </ButtonLink>
    </div>
  );
}

function MemberLinks({ member }: { member: Member }) {
  const paths = usePaths();
  const { t } = useTexts();
  return (
    <>
      <Link to={paths.profile(member.username)} className={item}>
        {t('layout.nav.profile')}
      </Link>
      <Link to={paths.settings} className={item}>
        {t('layout.nav.settings')}
      </Link>
      <SignOut className={item} />
    </>
  );
}
