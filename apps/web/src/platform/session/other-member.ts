import type { Member } from '../page/page-context.ts';

/** Subscribes to members who sign in at another window of this browser, each with their token. @returns how to unsubscribe */
export function onMember(onSignedIn: (member: Member, token: string) => void): () => void {
  const listener = ({ key, newValue, storageArea }: StorageEvent) => {
    if (key === 'user' && newValue !== null)
      onSignedIn(JSON.parse(newValue), storageArea?.getItem('token') ?? '');
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const signedOutKey = 'signed_out';

/** Tells the other windows of this browser that the member has signed out. */
export function announceSignOut(): void {
  try {
    window.localStorage.setItem(signedOutKey, 'yes');
    window.localStorage.removeItem(signedOutKey);
  } catch {
    // Without storage they notice with their next call.
  }
}

let isOver = false;

/** Whether the member has signed out at another window: from then on this one stores nothing of theirs and sends no requests. */
export const hasSignedOut = (): boolean => isOver;

/** Calls back once the member signs out at another window of this browser. @returns how to unsubscribe */
export function onSignedOut(act: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key !== signedOutKey || newValue === null) return;
    isOver = true;
    act();
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
