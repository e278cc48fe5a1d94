import type { Member } from '../page/page-context.ts';

/** Subscribes to members who sign in at another window of this browser, each with their token. @returns how to unsubscribe */
export function onMember(heard: (member: Member, token: string) => void): () => void {
  const listener = ({ key, newValue, storageArea }: StorageEvent) => {
    if (key === 'user' && newValue !== null) heard(JSON.parse(newValue), storageArea?.getItem('token') ?? '');
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * Calls back once another member signs in at another window of this browser: all windows share its cookie, and what is sent from here would be
 * theirs.
 * @returns how to unsubscribe
 */
export const onOtherMember = (member: Member, act: () => void): (() => void) =>
  onMember(({ id }) => (id === member.id ? undefined : act()));
