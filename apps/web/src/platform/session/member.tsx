import { createContext, type ReactNode, use, useEffect } from 'react';
import { reconcileSession } from '../api/session-store.ts';
import type { Member } from '../page/page-context.ts';

let current: Member | null = null;

/** The member of this page for loaders that run in the browser. */
export const currentMember = (): Member | null => current;

const MemberContext = createContext<Member | null>(null);

/** Makes the signed-in member known to components below and, in the browser, to loaders. */
export function MemberProvider({ member, children }: { member: Member | null; children: ReactNode }) {
  if (typeof window !== 'undefined') current = member;
  useEffect(() => reconcileSession(member), [member]);
  return <MemberContext value={member}>{children}</MemberContext>;
}

/** The signed-in member, null for a visitor. */
export const useMember = (): Member | null => use(MemberContext);
