import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { entries } from './entries.ts';

export const handle: PageHandle = { texts: ['settings'] };

const load = memberLoader<null>(async () => null);

export { load as clientLoader, load as loader };

/** Layout of all settings: the heading and the menu beside the chosen part. */
export default function Settings() {
  const { t, language } = useTexts();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // On small screens the menu runs off the edge; the chosen part is brought into sight.
  // A new `pathname` says that another part was chosen.
  useEffect(() => {
    const chosen = menu.current?.querySelector('[aria-current=page]');
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <div className="mx-auto max-w-page px-edge pt-8 md:pt-12">
      <h1 className="text-36">{t('settings.title')}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 md:mt-8 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-12">
        <nav
          ref={menu}
          aria-label={t('settings.menu.label')}
          className="strip -mx-edge px-edge md:mx-0 md:overflow-visible md:px-0"
        >
          <ul className="flex min-w-full max-md:w-fit gap-1 border-b border-line pb-2 md:sticky md:top-24 md:flex-col md:border-b-0">
            {entries.map(({ name, path }) => (
              <li key={name} className="shrink-0">
                <NavLink
                  to={`/${language}/settings/${path}`}
                  className="flex min-h-11 items-center rounded-8 px-3 font-medium whitespace-nowrap text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
                >
                  {t(`settings.menu.${name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-text pb-8">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
