import { type ComponentType, lazy, Suspense } from 'react';
import { useMember } from '../../platform/member.tsx';
import type { Member } from '../../platform/page-context.ts';

type Part = ComponentType<{ member: Member }>;

const load = () => import('./member-parts.tsx');

/** What only members see, in a file that visitors never fetch. */
const parts = {
  header: lazy(async () => ({ default: (await load()).HeaderTools as Part })),
  smallBell: lazy(async () => ({ default: (await load()).SmallBell as Part })),
  menuHead: lazy(async () => ({ default: (await load()).SmallMenuHead as Part })),
  menuLinks: lazy(async () => ({ default: (await load()).SmallMenuLinks as Part })),
  bottomBar: lazy(async () => ({ default: (await load()).BottomBar as Part })),
};

/** A part of the frame for members; nothing for visitors. */
export function ForMembers({ part }: { part: keyof typeof parts }) {
  const member = useMember();
  const Shown = parts[part];
  if (member === null) return null;
  return (
    <Suspense>
      <Shown member={member} />
    </Suspense>
  );
}
