/** What a call lacks: a session, or a fresh proof of who holds it. */
export type Question = 'sign-in' | 'proof';

type Answer = (given: boolean) => void;

const waiting: Record<Question, Answer[]> = { 'sign-in': [], proof: [] };
let onAsked: ((question: Question) => void) | undefined;
let isTurning = false;

/**
 * Asks the member to sign in again, or to prove who they are, for a call that needs it; resolves whether they did. Calls that wait
 * share one question. Nobody is asked for what a page fetches by itself (`isPressed` says that the member had just pressed something when
 * the call was sent), and turning to another page leads to the sign-in page.
 */
export async function ask(key: string, question: Question, isPressed: boolean): Promise<boolean> {
  if (typeof window === 'undefined') return false;
  if (key.startsWith('GET ') && (isTurning || !isPressed)) return false;
  return new Promise((resolve) => {
    waiting[question].push(resolve);
    onAsked?.(question);
  });
}

/** Tells every call that waits for it. */
export function answer(question: Question, given: boolean): void {
  for (const tell of waiting[question].splice(0)) tell(given);
}

/** Hears of questions, also of those asked before; answers how to stop. */
export function onQuestion(listener: (question: Question) => void): () => void {
  onAsked = listener;
  for (const question of ['sign-in', 'proof'] as const) if (waiting[question].length > 0) listener(question);
  return () => {
    onAsked = undefined;
  };
}

/** Makes known whether another page is on its way. */
export function setTurning(turning: boolean): void {
  isTurning = turning;
}
