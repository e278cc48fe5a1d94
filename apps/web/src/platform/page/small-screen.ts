import { useSyncExternalStore } from 'react';

const matching = (query: string) => ({
  subscribe(listener: () => void): () => void {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
  matches: () => window.matchMedia(query).matches,
});
const small = matching('(max-width: 768px)');
const phone = matching('(width < 36rem)');

const ignore = () => () => undefined;
const no = () => false;

/**
 * Whether the screen is at most 768 px wide; the server assumes a larger one. False if it does not matter: asking forces the browser to lay
 * out the page.
 */
export function useSmallScreen(matters = true): boolean {
  return useSyncExternalStore(matters ? small.subscribe : ignore, matters ? small.matches : no, no);
}

/** Whether the screen is that of a phone held upright (below the breakpoint `sm`); the server assumes a larger one. */
export function usePhone(): boolean {
  return useSyncExternalStore(phone.subscribe, phone.matches, no);
}
