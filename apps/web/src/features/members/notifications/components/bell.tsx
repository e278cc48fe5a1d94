import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Disclosure } from '../../../../design/primitives/disclosure/disclosure.tsx';
import { useApi } from '../../../../platform/api/api.tsx';
import { LazyPart } from '../../../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../../../platform/page/lazy-part-loading.ts';
import { usePaths } from '../../../../platform/page/paths.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { useLiveNotifications } from '../live.ts';
import { useUnread } from '../unread.ts';

const MenuNews = lazyPart(() => import('./menu-news.tsx'));

const button =
  'relative flex size-11 items-center justify-center rounded-pill text-ink-soft hover:bg-sunken hover:text-ink';

/** The bell with the number of unread notifications: a menu on large screens, a link to the page on small ones. */
export function Bell({ look }: { look: 'menu' | 'link' }) {
  useLiveNotifications(useApi());
  const { t } = useTexts();
  const unread = useUnread();
  const label = unread === 0 ? t('notifications.bell') : t('notifications.bell_unread', { count: unread });
  const path = usePaths().notifications;
  if (look === 'link') {
    return (
      <Link to={path} aria-label={label} className={button}>
        <Sign unread={unread} />
      </Link>
    );
  }
  return (
    <Disclosure
      late
      label={label}
      summary={<Sign unread={unread} />}
      summaryClassName={button}
      panelClassName="absolute right-0 z-40 mt-4 w-96 rounded-card border border-line bg-surface p-2"
    >
      <Panel path={path} />
    </Disclosure>
  );
}

function Sign({ unread }: { unread: number }) {
  return (
    <>
      <BellIcon aria-hidden="true" className="size-5" />
      {unread === 0 ? null : (
        <span
          aria-hidden="true"
          className="absolute top-1 left-6 min-w-4.5 rounded-pill bg-accent px-1 text-center text-[min(0.75rem,14px)] leading-[1.5] font-semibold text-accent-ink tabular-nums"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </>
  );
}

/** The list is fetched, and counts as read, only while the menu is open. */
function Panel({ path }: { path: string }) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new IntersectionObserver((entries) => setOpen(entries.at(-1)?.isIntersecting === true));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame}>
      <p className="px-3 pt-1.5 pb-2 font-serif text-18 font-medium">{t('notifications.title')}</p>
      <div className="max-h-[60dvh] min-h-24 overflow-y-auto">
        {open ? (
          <LazyPart>
            <MenuNews />
          </LazyPart>
        ) : null}
      </div>
      <Link
        to={path}
        className="mt-2 block border-t border-line px-3 py-2.5 text-center text-14 font-medium text-accent hover:bg-sunken"
      >
        {t('notifications.all')}
      </Link>
    </div>
  );
}
