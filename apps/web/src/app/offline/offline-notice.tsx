import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '../../platform/page/use-online.ts';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { useUnopenedPages } from './unopened-pages.ts';

/** Says that there is no network, and which links do not work then; part of every page, as nothing could be loaded any more. */
export function OfflineNotice() {
  const { t } = useTexts();
  const member = useMember();
  const isOnline = useOnline();
  useUnopenedPages();
  useEffect(() => {
    // A cached page may start offline, and only changes are reported.
    onlineManager.setOnline(navigator.onLine);
  }, []);
  if (isOnline) return null;
  return (
    <p
      role="status"
      className={`fixed inset-x-0 z-40 bg-ink px-edge py-2 text-center text-14 text-paper ${member === null ? 'bottom-0' : 'bottom-16 md:bottom-0'}`}
    >
      {t(member === null ? 'layout.offline.hint' : 'layout.without_network.notice')}
    </p>
  );
}
