import { useRef } from 'react';

/**
 * Returns the focus to where it was when a window opened. Radix would look for its own trigger, but these windows are opened by addresses
 * and events.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = openerOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
}

/** A menu is gone when the window that it opened closes; its trigger still exists. */
function openerOf(active: Element | null): Element | null {
  const trigger = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return typeof trigger === 'string' ? document.getElementById(trigger) : active;
}
