/** What a call lacks: a session, or a fresh proof of who holds it. */
export type Question = 'sign-in' | 'proof';

type Answer = (given: boolean) => void;

const waiting: Record<Question, Answer[]> = { 'sign-in': [], proof: [] };
let listening: ((question: Question) => void) | undefined;
let isTurning = false;
let isDeclined = false;

/**
 * Asks the member to sign in again, or to prove who they are, for a call that needs it; resolves whether they did. Simultaneous calls share one
 * dialog. There is no dialog for what a page fetches by itself (`isPressed` says that the member had just pressed something when the call was
 * sent), nor for anything it fetches once they declined; navigating leads to the sign-in page instead.
 */
export async function promptMember(key: string, question: Question, isPressed: boolean): Promise<boolean> {
  if (typeof window === 'undefined') return false;
  if (key.startsWith('GET ') && (isTurning || isDeclined || !isPressed)) return false;
  return new Promise((resolve) => {
    waiting[question].push(resolve);
    listening?.(question);
  });
}

/** Resolves every waiting call. */
export function answer(question: Question, given: boolean): void {
  if (waiting[question].length > 0) isDeclined = !given;
  for (const resolve of waiting[question].splice(0)) resolve(given);
}

/** Subscribes to requests, including earlier ones; returns how to unsubscribe. */
export function onQuestion(listener: (question: Question) => void): () => void {
  listening = listener;
  for (const question of ['sign-in', 'proof'] as const) if (waiting[question].length > 0) listener(question);
  return () => {
    listening = undefined;
  };
}

/** Sets whether a navigation is in progress; on the next page the member may be asked again. */
export function setTurning(turning: boolean): void {
  isTurning = turning;
  isDeclined = false;
}
