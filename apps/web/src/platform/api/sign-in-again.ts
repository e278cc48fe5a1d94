type Answer = (signedIn: boolean) => void;

let waiting: Answer[] = [];
let onAsked: (() => void) | undefined;
let isTurning = false;

/**
 * Asks whoever is looking to sign in again, for a call that needs it; resolves whether they did. Calls that wait share one question. Nobody
 * is asked for what a page fetches by itself, and turning to another page leads to the sign-in page.
 */
export async function ask(key: string): Promise<boolean> {
  if (typeof window === 'undefined') return false;
  if (key.startsWith('GET ') && (isTurning || !navigator.userActivation?.isActive)) return false;
  return new Promise((resolve) => {
    waiting.push(resolve);
    onAsked?.();
  });
}

/** Tells every call that waits. */
export function answer(signedIn: boolean): void {
  const told = waiting;
  waiting = [];
  for (const tell of told) tell(signedIn);
}

/** Hears of questions, also of those asked before; answers how to stop. */
export function onQuestion(listener: () => void): () => void {
  onAsked = listener;
  if (waiting.length > 0) listener();
  return () => {
    onAsked = undefined;
  };
}

/** Makes known whether another page is on its way. */
export function setTurning(turning: boolean): void {
  isTurning = turning;
}
