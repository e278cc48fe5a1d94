import { useState } from 'react';
import { toast } from '../../design/primitives/toast/toast-store.ts';
import { createBrowserApi } from '../../platform/api/browser-api.ts';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { endSession } from './end-session.ts';

/** Ends the session here and on the server, then reloads the home page. */
export function SignOut({ className, label }: { className: string; label?: string }) {
  const { t, language } = useTexts();
  const { home } = usePaths();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const api = createBrowserApi(language);
    try {
      await endSession(api, async () => {
        await api.call('POST /api/logout');
        return true;
      });
    } catch {
      // Only the server can delete the cookie: without its answer the next person at this browser would still be the member.
      setBusy(false);
      return toast(t('layout.nav.sign_out_failed'), { tone: 'bad' });
    }
    window.location.assign(home);
  };
  return (
    <button type="button" disabled={busy} onClick={signOut} className={className}>
      {busy ? t('layout.nav.signing_out') : (label ?? t('layout.nav.sign_out'))}
    </button>
  );
}
