import { storedMemberId } from '../api/session-store.ts';
import type { Member } from '../page/page-context.ts';

/** Hears of members who sign in at another window of this browser, each with their token. @returns how to stop listening */
export function onMember(heard: (member: Member, token: string) => void): () => void {
  const listener = ({ key, newValue, storageArea }: StorageEvent) => {
    if (key === 'user' && newValue !== null) heard(JSON.parse(newValue), storageArea?.getItem('token') ?? '');
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * Acts once another member signs in at another window of this browser: all windows share its cookie, and what is sent from here would
 * be theirs. @returns how to stop listening
 */
export const onOtherMember = (member: Member, act: () => void): (() => void) =>
  onMember(({ id }) => (id === member.id ? undefined : act()));

/**
 * Acts when the browser brings back a page as it was left (back/forward cache) and somebody has signed in or out since: it would show the
 * member, or the visitor, of before. @returns how to stop listening
 */
export function onReturnAsAnother(member: Member | null, act: () => void): () => void {
  const listener = ({ persisted }: PageTransitionEvent) => {
    if (persisted && storedMemberId() !== (member?.id ?? null)) act();
  };
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}
