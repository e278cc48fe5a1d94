import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { reconcileSession } from '../api/session-store.ts';
import type { Member } from '../page/page-context.ts';

let current: Member | null = null;

/** The member of this page for loaders that run in the browser. */
export const currentMember = (): Member | null => current;

const ForgetContext = createContext<() => void>(() => undefined);
const MemberContext = createContext<Member | null>(null);

interface Props {
  /** `undefined` if the server could not say who it is. */
  member: Member | null | undefined;
  children: ReactNode;
}

/** Provides the signed-in member to components below and, in the browser, to loaders. */
export function MemberProvider({ member, children }: Props) {
  const [isForgotten, setForgotten] = useState(false);
  const isKnown = isForgotten || member !== undefined;
  const shown = isForgotten ? null : (member ?? null);
  if (typeof window !== 'undefined') current = shown;
  useEffect(() => (isKnown ? reconcileSession(shown) : undefined), [isKnown, shown]);
  const forget = useCallback(() => setForgotten(true), []);
  return (
    <ForgetContext value={forget}>
      <MemberContext value={shown}>{children}</MemberContext>
    </ForgetContext>
  );
}

/** The signed-in member, null for a visitor. */
export const useMember = (): Member | null => use(MemberContext);

/** Turns the page into a visitor's, once the session has ended without leaving it. */
export const useForgetMember = (): (() => void) => use(ForgetContext);
