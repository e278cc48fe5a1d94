import { useEffect } from 'react';

/**
 * Calls what stands for a key, unless somebody types or holds a modifier. A key held down leafs on; a decision takes a press of its own, so
 * that nothing is decided unseen.
 */
export function useReviewKeys(actions: Record<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target?.closest('input, textarea, select, [contenteditable], [role=dialog]')) return;
      if (event.repeat && !event.key.startsWith('Arrow')) {
        // Held on a button, Enter would press it again and again.
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
