import type { User as Member } from '@staylore/contract/members/accounts';

const userKey = 'user';
const tokenKey = 'token';
const leftKey = 'staylore_left';

/**
 * The session as stored in the browser: the member's record and the bearer token in local storage. If storage is disabled the token lives
 * as long as the page, and the HttpOnly cookie of the same session keeps the identity.
 */
let token: string | null = null;

/** Runs with local storage; returns null if it is disabled or full. */
function withStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}

/** The token of the session; null without one. */
export function readToken(): string | null {
  return token ?? withStorage((storage) => storage.getItem(tokenKey));
}

export function storeSession(session: { token: string; user: Member }): void {
  token = session.token;
  withStorage((storage) => {
    storage.setItem(tokenKey, session.token);
    storage.setItem(userKey, JSON.stringify(session.user));
  });
}

export function storeMember(user: Member): void {
  withStorage((storage) => storage.setItem(userKey, JSON.stringify(user)));
}

export function clearSession(): void {
  token = null;
  withStorage((storage) => {
    storage.removeItem(tokenKey);
    storage.removeItem(userKey);
  });
}

/**
 * Aligns the stored session with the member for whom the server rendered the page: another member's token is dropped, which is noted, and a member
 * known only by the cookie is stored.
 */
export function reconcileSession(member: Member | null): void {
  const stored = readUser();
  if (stored !== null && member !== null && idIn(stored) === member.id) return;
  if (stored !== null) {
    clearSession();
    storeLeft({ id: idIn(stored), since: Date.now() });
  }
  if (member !== null) storeMember(member);
}

/** Who was signed in here until their session expired or was ended elsewhere, and when this browser noticed, in milliseconds since 1970. */
export interface Left {
  id: unknown;
  since: number;
  /** Only what they had not sent is still here. */
  isCleared?: boolean;
}

/** The member whose session has ended without signing out here; null if there is none. */
export function readLeft(): Left | null {
  return withStorage((storage) => JSON.parse(storage.getItem(leftKey) ?? 'null'));
}

export function storeLeft(left: Left): void {
  withStorage((storage) => storage.setItem(leftKey, JSON.stringify(left)));
}

export function clearLeft(): void {
  withStorage((storage) => storage.removeItem(leftKey));
}

/** Whether something of someone else may be here, before the session is reconciled and after. */
export function mayHaveLeft(member: Member | null): boolean {
  const stored = readUser();
  return readLeft() !== null || (stored !== null && idIn(stored) !== member?.id);
}

const readUser = () => withStorage((storage) => storage.getItem(userKey));

function idIn(stored: string): unknown {
  try {
    return (JSON.parse(stored) as Partial<Member> | null)?.id;
  } catch {
    // An unreadable record counts as missing.
    return null;
  }
}
