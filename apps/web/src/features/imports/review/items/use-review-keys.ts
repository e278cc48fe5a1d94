import { useEffect } from 'react';

/**
 * Calls the action of a key, except during typing or with a modifier. A key that is held down keeps browsing; each decision needs a separate press,
 * so that nothing is decided unseen.
 */
export function useReviewKeys(actions: Record<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target?.closest('input, textarea, select, [contenteditable], [role=dialog]')) return;
      if (event.repeat && !event.key.startsWith('Arrow')) {
        // On a button, a held Enter would press it again and again.
        if (event.key === 'Enter') event.preventDefault();
        return;
      }
      const action = actions[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [actions]);
}
