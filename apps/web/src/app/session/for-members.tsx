import type { Member } from '../../platform/page/page-context.ts';
import { Offline } from '../offline/offline.tsx';
import { WantedFavourite } from './wanted-favourite.tsx';

/** What a member's page does beside what it shows; it comes after the page. */
export default function ForMembers({ member }: { member: Member }) {
  return (
    <>
      <WantedFavourite />
      <Offline member={member} />
    </>
  );
}
