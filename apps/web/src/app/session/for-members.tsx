import { useEffect, useState } from 'react';
import type { Member } from '../../platform/page/page-context.ts';
import { useOnline } from '../../platform/page/use-online.ts';
import { useQuietPart } from '../../platform/page/use-quiet-part.ts';
import { WantedAct } from './wanted-act.tsx';

const loadOffline = () => import('../offline/offline.tsx');

/** Milliseconds after which a page has its content, even on a slow line. */
const settled = 10_000;

/** What a member's page has besides its content; loaded after the page. */
export default function ForMembers({ member }: { member: Member }) {
  const isOnline = useOnline();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settled);
    return () => clearTimeout(timer);
  }, []);
  // Without a network it comes from the cache of pages, if it is there.
  const Offline = useQuietPart(loadOffline, isSettled || !isOnline);
  return (
    <>
      <WantedAct />
      {Offline === null ? null : <Offline member={member} />}
    </>
  );
}
