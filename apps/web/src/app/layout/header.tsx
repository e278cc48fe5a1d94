import { NavLink } from 'react-router';
import { usePaths } from '../../platform/page/paths.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { Logo } from './logo.tsx';
import { HeaderTools, SmallBell } from './menus/member-parts.tsx';
import { useNavigation } from './menus/navigation.ts';
import { SmallMenu } from './menus/small-menu.tsx';

/** Masthead of every page. */
export function Header() {
  const { t } = useTexts();
  const member = useMember();
  const paths = usePaths();
  return (
    <header className="sticky top-(--if-room) z-45 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 max-w-page items-center justify-between gap-4 px-edge">
        <Logo />
        <nav aria-label={t('layout.nav.main')} className="hidden items-center gap-1 md:flex">
          {useNavigation().map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end={to === paths.home}
              className="rounded-8 px-2 py-2 text-14 font-medium whitespace-nowrap text-ink-soft hover:text-ink lg:px-3 aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          ))}
          {member === null ? null : <HeaderTools member={member} />}
        </nav>
        <div className="flex items-center gap-1 md:hidden">
          {member === null ? null : <SmallBell />}
          <SmallMenu />
        </div>
      </div>
    </header>
  );
}
