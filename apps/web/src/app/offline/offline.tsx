import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepFavourites } from '../../features/stays/favourites/keep-favourites.ts';
import { useApi } from '../../platform/api/api.tsx';
import type { Member } from '../../platform/page/page-context.ts';
import { useOnline } from '../../platform/page/use-online.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import workerUrl from './service-worker.ts?worker&url';
import { useUnopenedPages } from './unopened-pages.ts';
import { useWaitingPosts } from './use-waiting-posts.ts';

/** What a member has without a network: pages opened before, and what they do goes out later. Says when there is none. */
export default function Offline({ member }: { member: Member }) {
  const api = useApi();
  const client = useQueryClient();
  const texts = useTexts();
  const isOnline = useOnline();
  useEffect(() => {
    // Where a browser keeps nothing, the pages work as ever.
    navigator.serviceWorker
      ?.register(`${workerUrl}?member=${member.id}`, { scope: '/' })
      .catch(() => undefined);
  }, [member.id]);
  useEffect(
    () => keepFavourites({ api, client, texts, memberId: member.id }),
    [api, client, texts, member.id],
  );
  useWaitingPosts(member);
  useUnopenedPages();
  if (isOnline) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-16 z-40 bg-ink px-edge py-2 text-center text-14 text-page md:bottom-0"
    >
      {texts.t('layout.without_network.notice')}
    </p>
  );
}
