import { fullName } from '@staylore/contract/full-name';
import { ChartNoAxesColumn, Compass, House, Plus, SquarePlus, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { Avatar } from '../../../design/primitives/avatar/avatar.tsx';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { Bell } from '../../../features/members/notifications/components/bell.tsx';
import type { Member } from '../../../platform/page/page-context.ts';
import { usePaths } from '../../../platform/page/paths.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { AccountMenu } from './account-menu.tsx';
import { smallMenuItem } from './menu-styles.ts';
import { OwnLinks } from './own-links.tsx';

interface Props {
  member: Member;
}

/** New post and the account menu, at the end of the header. */
export function HeaderTools({ member }: Props) {
  const { t } = useTexts();
  return (
    <div className="ml-3 flex items-center gap-3">
      <ButtonLink to={usePaths().newPost} size="small" icon={<Plus aria-hidden="true" />}>
        {t('layout.nav.new_post')}
      </ButtonLink>
      <Bell look="menu" />
      <AccountMenu member={member} />
    </div>
  );
}

export function SmallBell() {
  return <Bell look="link" />;
}

/** Who is signed in, at the top of the small screen's menu. */
export function SmallMenuHead({ member }: Props) {
  const { t } = useTexts();
  return (
    <div className="mx-3 mb-3 flex items-center gap-3 border-b border-line pb-4">
      <Avatar name={fullName(member)} src={member.file} size={48} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{fullName(member)}</p>
        <p className="truncate text-14 text-ink-soft">{member.email}</p>
      </div>
      <ButtonLink to={usePaths().newPost} size="small" icon={<Plus aria-hidden="true" />}>
        {t('layout.nav.new_post')}
      </ButtonLink>
    </div>
  );
}

/** The member's own pages and sign-out, in the small screen's menu. */
export function SmallMenuLinks({ member }: Props) {
  return <OwnLinks member={member} className={smallMenuItem} />;
}

/** The members' area as a bottom bar, on small screens only. */
export function BottomBar({ member }: Props) {
  const paths = usePaths();
  const { t } = useTexts();
  const items = [
    { to: paths.home, label: t('layout.nav.home'), Icon: House },
    { to: paths.networkFeed, label: t('layout.nav.feed'), Icon: Compass },
    { to: paths.newPost, label: t('layout.nav.new_post_short'), Icon: SquarePlus },
    { to: paths.analytics, label: t('layout.nav.earnings'), Icon: ChartNoAxesColumn },
    { to: paths.profile(member.username), label: t('layout.nav.profile_short'), Icon: UserRound },
  ];
  return (
    <nav
      aria-label={t('layout.nav.members')}
      className="sticky bottom-(--if-room) z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-5">
        {items.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === paths.home}
              className="flex h-16 flex-col items-center justify-center gap-1 text-12 text-ink-soft aria-[current=page]:text-accent"
            >
              <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
              <span className="max-w-full truncate text-[min(1em,max(12px,3.5vw))]">{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
