import { Link } from 'react-router';
import { SignOut } from '../../../blocks/sign-in/sign-out.tsx';
import type { Member } from '../../../platform/page/page-context.ts';
import { usePaths } from '../../../platform/page/paths.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** A member's own pages, and sign-out. */
export function OwnLinks({ member, className }: { member: Member; className: string }) {
  const paths = usePaths();
  const { t, language } = useTexts();
  const links = [
    { to: paths.profile(member.username), label: t('layout.nav.profile') },
    { to: paths.links, label: t('layout.nav.links') },
    { to: paths.settings, label: t('layout.nav.settings') },
    ...(member.permissions.some((one) => one === 'moderator' || one === 'operator')
      ? [{ to: `/${language}/admin`, label: t('layout.nav.moderation') }]
      : []),
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
