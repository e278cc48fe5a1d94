import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepFavourites } from '../../features/stays/favourites/keep-favourites.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Member } from '../../platform/page/page-context.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import workerUrl from './service-worker.ts?worker&url';
import { useWaitingPosts } from './use-waiting-posts.ts';

/** A member's pages without a network: pages opened before, and actions that are sent later. */
export default function Offline({ member }: { member: Member }) {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  useEffect(() => {
    // If the browser stores nothing, pages work as usual.
    navigator.serviceWorker
      ?.register(`${workerUrl}?member=${member.id}`, { scope: '/' })
      .catch(() => undefined);
  }, [member.id]);
  useEffect(
    () => keepFavourites({ api, client, texts, memberId: member.id }),
    [api, client, texts, member.id],
  );
  useWaitingPosts(member);
  return null;
}
