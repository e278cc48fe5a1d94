import { returnPath } from '@staylore/contract/return-path';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { mayBePending } from '../../features/imports/photo-network/pending-mark.ts';
import type { Session } from '../../features/members/accounts/api/sign-in.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import { storeSession } from '../../platform/api/session-store.ts';
import { pathsIn } from '../../platform/page/paths.ts';
import type { Language } from '../../platform/texts/language.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Where to go after signing in or up, and how; `otherwise` where the address names no place. */
export function useEntrance(otherwise = '/') {
  const api = useApi();
  const { language } = useTexts();
  const [search] = useSearchParams();
  const next = returnPath(search.get('next'));
  return {
    next,
    /** Remembers the session and loads the next page anew, so that everything is rendered for the member. */
    enter: async (session: Session) => {
      storeSession(session);
      window.location.assign(await placeAfter(api, session, next ?? otherwise, language));
    },
  };
}

/** Where somebody who has signed in goes on: stays that they picked before are saved on their own page. */
export async function placeAfter(
  api: Api,
  { user }: Session,
  next: string,
  language: Language,
): Promise<string> {
  if (!mayBePending()) return next;
  const { hasPicked, savePicked } = await import('./save-picked.ts');
  if (!hasPicked()) return next;
  await savePicked(api, user.id);
  return pathsIn(language).profile(user.username);
}

/** Whether a visitor has picked stays that wait for them to sign in. */
export function usePicked(): boolean {
  const [picked, setPicked] = useState(false);
  useEffect(() => {
    if (mayBePending()) void import('./save-picked.ts').then((it) => setPicked(it.hasPicked()));
  }, []);
  return picked;
}
