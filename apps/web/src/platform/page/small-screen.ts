import { useSyncExternalStore } from 'react';

/** Up to this width, 768 px, a screen is small. */
const query = '(max-width: 768px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const ignore = () => () => undefined;

/**
 * Whether the screen is small; the server assumes a large one. False if it does not matter: asking forces the browser to lay out the page.
 */
export function useSmallScreen(matters = true): boolean {
  return useSyncExternalStore(
    matters ? subscribe : ignore,
    () => matters && window.matchMedia(query).matches,
    () => false,
  );
}
