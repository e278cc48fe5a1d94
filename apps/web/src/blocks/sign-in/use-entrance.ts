import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { saveScan } from '../../features/imports/photo-network/api/save-scan.ts';
import {
  clearPendingImport,
  livesInMemoryOnly,
  readPendingImport,
} from '../../features/imports/photo-network/pending-import.ts';
import type { Session } from '../../features/members/accounts/api/sign-in.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import { storeSession } from '../../platform/api/session-store.ts';
import { safeNext } from '../../platform/page/paths.ts';

/** Where to go after signing in or up, and how. */
export function useEntrance() {
  const api = useApi();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  return {
    next,
    /** Remembers the session and loads the next page anew, so that everything is rendered for the member. */
    enter: async (session: Session) => {
      storeSession(session);
      await savePicked(api, session.user.id);
      window.location.assign(next ?? '/');
    },
  };
}

/** Without storage, what a visitor picked would not outlive this document: it is saved before leaving. */
async function savePicked(api: Api, userId: number): Promise<void> {
  if (!livesInMemoryOnly()) return;
  const bundle = readPendingImport();
  if (bundle === null) return;
  await saveScan(api, { bundle, userId });
  clearPendingImport();
}

/** Whether a visitor has picked stays that wait for them to sign in. */
export function usePicked(): boolean {
  const [picked, setPicked] = useState(false);
  useEffect(() => setPicked(readPendingImport() !== null), []);
  return picked;
}
