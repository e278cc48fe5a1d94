import type { Member } from './page-context.ts';

/**
 * Acts once another member signs in at another window of this browser: all windows share its cookie, and what is sent from here would
 * be theirs. @returns how to stop listening
 */
export function onOtherMember(member: Member, act: () => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === 'user' && newValue !== null && (JSON.parse(newValue) as Partial<Member>).id !== member.id)
      act();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
