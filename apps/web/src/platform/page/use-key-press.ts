import { useEffect } from 'react';

/** Passes on keys pressed without a modifier, outside of fields and dialogs; a handler that returns true has used the key. */
export function useKeyPress(act: (key: string, event: KeyboardEvent) => boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target?.closest('input, textarea, select, [contenteditable], [role=dialog]')) return;
      if (act(event.key.toLowerCase(), event)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act]);
}
