import { Menu } from 'lucide-react';
import { Link } from 'react-router';
import { Disclosure } from '../../../design/primitives/disclosure/disclosure.tsx';
import { useMember } from '../../../platform/session/member.tsx';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { SmallMenuHead, SmallMenuLinks } from './member-parts.tsx';
import { smallMenuItem } from './menu-styles.ts';
import { useNavigation } from './navigation.ts';

export function SmallMenu() {
  const { t } = useTexts();
  const member = useMember();
  return (
    <div className="md:hidden">
      <Disclosure
        late={member !== null}
        label={t('layout.nav.open_menu')}
        summary={<Menu aria-hidden="true" className="size-6" />}
        summaryClassName="-mr-2.5 flex size-11 items-center justify-center"
        panelClassName="absolute -right-edge z-40 mt-2.5 w-screen border-y border-line bg-surface px-1 py-4 sm:px-5"
      >
        {member === null ? null : <SmallMenuHead member={member} />}
        <nav aria-label={t('layout.nav.main')}>
          {useNavigation().map(({ to, label }) => (
            <Link key={to} to={to} className={smallMenuItem}>
              {label}
            </Link>
          ))}
          {member === null ? null : <SmallMenuLinks member={member} />}
        </nav>
      </Disclosure>
    </div>
  );
}
