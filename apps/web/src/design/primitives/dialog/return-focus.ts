import { useRef } from 'react';

/**
 * Gives the keyboard back to where it was when a window opened. Radix would look for its own trigger, and these windows are opened by
 * addresses and by what happens.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    },
  };
}
