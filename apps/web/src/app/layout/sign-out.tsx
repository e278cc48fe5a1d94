import { useState } from 'react';
import { endLiveNotifications } from '../../features/notifications/live.ts';
import { createBrowserApi } from '../../platform/browser-api.ts';
import { usePaths } from '../../platform/paths.ts';
import { clearSession } from '../../platform/session-store.ts';
import { useTexts } from '../../platform/texts.tsx';

/** Ends the session here and on the server, then loads the home page anew. */
export function SignOut({ className, label }: { className: string; label?: string }) {
  const { t, language } = useTexts();
  const { home } = usePaths();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    endLiveNotifications();
    // Even if the server cannot be reached, this browser forgets who was here.
    await createBrowserApi(language)
      .call('POST /api/logout')
      .catch(() => undefined);
    clearSession();
    window.location.assign(home);
  };
  return (
    <button type="button" disabled={busy} onClick={signOut} className={className}>
      {busy ? t('layout.nav.signing_out') : (label ?? t('layout.nav.sign_out'))}
    </button>
  );
}
