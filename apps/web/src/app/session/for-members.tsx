import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LazyPart } from '../../platform/page/lazy-part.tsx';
import { lazyPart } from '../../platform/page/lazy-part-loading.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { useOnline } from '../../platform/page/use-online.ts';
import { WantedFavourite } from './wanted-favourite.tsx';

const Offline = lazyPart(() => import('../offline/offline.tsx'));

/** Milliseconds after which a page has what it shows, on the slowest of lines. */
const settled = 10_000;

/** What a member's page does beside what it shows; it comes after the page. */
export default function ForMembers({ member }: { member: Member }) {
  const isOnline = useOnline();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    // A page that was kept begins without a network, which is told of changes only.
    onlineManager.setOnline(navigator.onLine);
    const timer = setTimeout(() => setSettled(true), settled);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <WantedFavourite />
      {isSettled || !isOnline ? (
        <LazyPart>
          <Offline member={member} />
        </LazyPart>
      ) : null}
    </>
  );
}
