import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../platform/api/api.tsx';
import { useMember } from '../../platform/session/member.tsx';
import { takeWanted } from '../../platform/session/wanted-act.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

const loadFavourite = () => import('../../features/stays/favourites/save-wanted-favourite.ts');
const loadFollow = () => import('../../features/members/follows/save-wanted-follow.ts');

/** For a member who has just signed in to favourite a stay or follow someone: does so, on whichever page they arrive. */
export function WantedAct() {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  const userId = useMember()?.id;
  useEffect(() => {
    const wanted = takeWanted();
    if (wanted === null) return;
    const context = { api, client, texts, userId };
    const saving =
      'follow' in wanted
        ? loadFollow().then((it) => it.saveWantedFollow(wanted.follow, context))
        : loadFavourite().then((it) => it.saveWantedFavourite(wanted.favourite, context));
    // Without the network the button has to be pressed again.
    saving.catch(() => undefined);
  }, [api, client, texts, userId]);
  return null;
}
