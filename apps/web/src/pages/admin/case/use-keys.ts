import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** J and K go from case to case, except during typing or with a modifier. */
export function useKeys({ next, previous }: { next: string | null; previous: string | null }): void {
  const navigate = useNavigate();
  usePress((key) => {
    const to = key === 'j' ? next : key === 'k' ? previous : null;
    if (to !== null) void navigate(to, { preventScrollReset: true });
    return to !== null;
  });
}

/** Passes on keys that are pressed outside of fields and dialogs; a handler that returns true has used the key. */
export function usePress(act: (key: string) => boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (target?.closest('input, textarea, select, [contenteditable], [role=dialog]')) return;
      if (act(event.key.toLowerCase())) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [act]);
}
