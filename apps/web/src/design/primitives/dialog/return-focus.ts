import { useRef } from 'react';

/**
 * Gives the keyboard back to where it was when a window opened. Radix would look for its own trigger, and these windows are opened by
 * addresses and by what happens.
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

/** A menu is gone when the window that it opened closes; what opened the menu is still there. */
function openerOf(active: Element | null): Element | null {
  const trigger = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return typeof trigger === 'string' ? document.getElementById(trigger) : active;
}
