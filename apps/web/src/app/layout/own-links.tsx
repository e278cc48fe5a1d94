import { Link } from 'react-router';
import type { Member } from '../../platform/page-context.ts';
import { usePaths } from '../../platform/paths.ts';
import { useTexts } from '../../platform/texts.tsx';
import { SignOut } from './sign-out.tsx';

/** A member's own pages, and the way out. */
export function OwnLinks({ member, className }: { member: Member; className: string }) {
  const paths = usePaths();
  const { t } = useTexts();
  const links = [
    { to: paths.profile(member.username), label: t('layout.nav.profile') },
    { to: paths.links, label: t('layout.nav.links') },
    { to: paths.settings, label: t('layout.nav.settings') },
  ];
  return (
    <>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className={className}>
          {label}
        </Link>
      ))}
      <SignOut className={className} />
    </>
  );
}
