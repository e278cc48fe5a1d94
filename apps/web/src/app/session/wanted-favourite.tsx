import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeWanted } from '../../features/stays/favourites/wanted-favourite.ts';
import { useApi } from '../../platform/api/api.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Of a member who has just signed in to give a heart: gives it, whichever page they have come to. */
export function WantedFavourite() {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  useEffect(() => {
    const wanted = takeWanted();
    if (wanted === null) return;
    import('../../features/stays/favourites/give-wanted.ts').then(
      (it) => it.giveWanted(wanted, { api, client, texts }),
      // Without the network the heart is pressed once more.
      () => undefined,
    );
  }, [api, client, texts]);
  return null;
}
