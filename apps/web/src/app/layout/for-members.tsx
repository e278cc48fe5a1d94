import { Suspense } from 'react';
import { later, nothing } from '../../platform/page/later.tsx';
import { useMember } from '../../platform/session/member.tsx';
import type { MemberPart } from './member-parts.tsx';

/** What only members see, in a file that visitors never fetch. */
const MemberParts = later(() => import('./member-parts.tsx'), nothing);

/** A part of the frame for members; nothing for visitors. */
export function ForMembers({ part }: { part: MemberPart }) {
  const member = useMember();
  if (member === null) return null;
  return (
    <Suspense>
      <MemberParts part={part} member={member} />
    </Suspense>
  );
}
