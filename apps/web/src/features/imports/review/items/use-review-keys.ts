import { useKeyPress } from '../../../../platform/page/use-key-press.ts';

/**
 * Calls the action of a key. A key that is held down keeps browsing; each decision needs a separate press, so that nothing is decided
 * unseen.
 */
export function useReviewKeys(actions: Record<string, () => void>): void {
  useKeyPress((key, { repeat }) => {
    // On a button, a held Enter would press it again and again.
    if (repeat && !key.startsWith('arrow')) return key === 'enter';
    const action = actions[key];
    action?.();
    return action !== undefined;
  });
}
