import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { reconcileSession } from '../api/session-store.ts';
import type { Member } from '../page/page-context.ts';

let current: Member | null = null;

/** The member of this page for loaders that run in the browser. */
export const currentMember = (): Member | null => current;

const ReplaceContext = createContext<(member: Member | null) => void>(() => undefined);
const MemberContext = createContext<Member | null | undefined>(null);

interface Props {
  /** `undefined` if the server could not say who it is. */
  member: Member | null | undefined;
  children: ReactNode;
}

/** Provides the signed-in member to components below and, in the browser, to loaders. */
export function MemberProvider({ member, children }: Props) {
  const [replaced, replace] = useState<Member | null>();
  const latest = replaced === undefined ? member : replaced;
  const isKnown = latest !== undefined;
  const shown = latest ?? null;
  if (typeof window !== 'undefined') current = shown;
  useEffect(() => (isKnown ? reconcileSession(shown) : undefined), [isKnown, shown]);
  return (
    <ReplaceContext value={replace}>
      <MemberContext value={latest}>{children}</MemberContext>
    </ReplaceContext>
  );
}

/** The signed-in member, null for a visitor. */
export const useMember = (): Member | null => use(MemberContext) ?? null;

/** Whether it is known who reads the page: not if it could not be loaded. */
export const useIsMemberKnown = (): boolean => use(MemberContext) !== undefined;

/** Changes the member of the page without leaving it, once they have changed: with null, when the session has ended, into a visitor's page. */
export const useReplaceMember = (): ((member: Member | null) => void) => use(ReplaceContext);
