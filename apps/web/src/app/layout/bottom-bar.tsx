import { ChartNoAxesColumn, Compass, House, SquarePlus, UserRound } from 'lucide-react';
import { NavLink } from 'react-router';
import { useMember } from '../../platform/member.tsx';
import { usePaths } from '../../platform/paths.ts';
import { useTexts } from '../../platform/texts.tsx';

/** The members' area within reach of the thumb, on small screens only. */
export function BottomBar() {
  const member = useMember();
  const paths = usePaths();
  const { t } = useTexts();
  if (member === null) return null;
  const items = [
    { to: paths.home, label: t('layout.nav.home'), Icon: House },
    { to: paths.networkFeed, label: t('layout.nav.feed'), Icon: Compass },
    { to: paths.newPost, label: t('layout.nav.new_post_short'), Icon: SquarePlus },
    { to: paths.analytics, label: t('layout.nav.community'), Icon: ChartNoAxesColumn },
    { to: paths.profile(member.username), label: t('layout.nav.profile_short'), Icon: UserRound },
  ];
  return (
    <>
      <div aria-hidden="true" className="h-16 bg-sunken md:hidden" />
      <nav
        aria-label={t('layout.nav.members')}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid grid-cols-5">
          {items.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end
                className="flex h-16 flex-col items-center justify-center gap-1 text-12 text-ink-soft aria-[current=page]:text-accent"
              >
                <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
                <span className="max-w-full truncate px-1">{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
