import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeWanted } from '../../features/stays/favourites/wanted-favourite.ts';
import { useApi } from '../../platform/api/api.tsx';
import { useMember } from '../../platform/session/member.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

/** For a member who has just signed in to favourite a stay: does so, on whichever page they arrive. */
export function WantedFavourite() {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  const userId = useMember()?.id;
  useEffect(() => {
    const wanted = takeWanted();
    if (wanted === null) return;
    import('../../features/stays/favourites/save-wanted-favourite.ts').then(
      (it) => it.saveWantedFavourite(wanted, { api, client, texts, userId }),
      // Without the network the heart has to be pressed again.
      () => undefined,
    );
  }, [api, client, texts, userId]);
  return null;
}
