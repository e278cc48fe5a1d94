import { type ComponentType, Suspense } from 'react';
import { later, nothing } from '../../platform/later.tsx';
import { useMember } from '../../platform/member.tsx';
import type { Member } from '../../platform/page-context.ts';

type Part = ComponentType<{ member: Member }>;

const load = () => import('./member-parts.tsx');

/** What only members see, in a file that visitors never fetch. */
const parts = {
  header: later(async () => ({ default: (await load()).HeaderTools as Part }), nothing),
  smallBell: later(async () => ({ default: (await load()).SmallBell as Part }), nothing),
  menuHead: later(async () => ({ default: (await load()).SmallMenuHead as Part }), nothing),
  menuLinks: later(async () => ({ default: (await load()).SmallMenuLinks as Part }), nothing),
  bottomBar: later(async () => ({ default: (await load()).BottomBar as Part }), nothing),
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
