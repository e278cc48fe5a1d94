import { returnPath } from '@staylore/contract/return-path';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../design/hydrated.ts';
import { mayBePending } from '../../features/imports/photo-network/pending-mark.ts';
import type { Session } from '../../features/members/accounts/api/sign-in.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import { storeSession } from '../../platform/api/session-store.ts';
import { fetchPart } from '../../platform/page/lazy-part-loading.ts';
import { pathsIn } from '../../platform/page/paths.ts';
import type { Language } from '../../platform/texts/language.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** The page of a member, which has a button to follow them. */
const memberPage = /^\/[a-z]{2}\/(?:@|profile\/)([\w.]{3,30})(?=[/?#]|$)/;

/** Where to go after signing in or up, and how; `otherwise` if the address names no place. */
export function useAfterSignIn(otherwise = '/') {
  const api = useApi();
  const { language } = useTexts();
  const [search] = useSearchParams();
  const next = returnPath(search.get('next'));
  return {
    next,
    /** Whose page it is, if a member's: visitors come from there to follow them. */
    follows: memberPage.exec(next ?? '')?.[1] ?? null,
    /** Stores the session and loads the next page from the server, so that everything is rendered for the member. */
    enter: async (session: Session) => {
      storeSession(session);
      window.location.assign(await pathAfterSignIn(api, session, next ?? otherwise, language));
    },
  };
}

const fetchSavePicked = () => import('./save-picked.ts');

/** Where to continue after signing in: stays that were selected before are saved on a separate page. */
export async function pathAfterSignIn(
  api: Api,
  { user }: Session,
  next: string,
  language: Language,
): Promise<string> {
  if (!mayBePending()) return next;
  const { hasPicked, savePicked } = await fetchPart(fetchSavePicked);
  if (!hasPicked()) return next;
  await savePicked(api, user.id);
  return pathsIn(language).profile(user.username);
}

/** Whether a visitor has selected stays that wait for them to sign in: known at once when coming from the scan, otherwise read from storage. */
export function usePicked(): boolean {
  const hydrated = useHydrated();
  const [isUnreadable, setIsUnreadable] = useState(false);
  useEffect(() => {
    if (mayBePending()) void fetchSavePicked().then((it) => setIsUnreadable(!it.hasPicked()));
  }, []);
  return hydrated && !isUnreadable && mayBePending();
}
