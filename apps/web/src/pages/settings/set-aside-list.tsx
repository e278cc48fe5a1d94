import type { MemberItem } from '@staylore/contract/members/follows';
import { type ReactNode, useState } from 'react';
import { LiftButton } from '../../features/members/follows/components/lift-button.tsx';
import { MemberRow } from '../../features/members/follows/components/member-row.tsx';
import type { Aside } from '../../features/members/follows/use-set-aside.ts';

/** Members whom the viewer has blocked, or muted, each with a button to lift it; the children are shown if there are none. */
export function SetAsideList({
  aside,
  first,
  children,
}: {
  aside: Aside;
  first: MemberItem[];
  children: ReactNode;
}) {
  const [members, setMembers] = useState(first);
  if (members.length === 0) return children;
  return (
    <ul className="divide-y divide-line">
      {members.map((member) => (
        <MemberRow key={member.id} member={member}>
          <LiftButton
            aside={aside}
            member={member}
            onChanged={() => setMembers((all) => all.filter((one) => one.id !== member.id))}
          />
        </MemberRow>
      ))}
    </ul>
  );
}
