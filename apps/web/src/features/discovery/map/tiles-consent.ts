import { useSyncExternalStore } from 'react';

/** The visitor's answer about loading the street map from its service; null until asked. */
export type Consent = 'yes' | 'no' | null;

const key = 'staylore_street_map';
const listeners = new Set<() => void>();
/** Without storage, the answer lasts as long as the page. */
let unstored: Consent = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Consent {
  try {
    const stored = window.localStorage.getItem(key);
    return stored === 'yes' || stored === 'no' ? stored : unstored;
  } catch {
    return unstored;
  }
}

function answer(consent: 'yes' | 'no'): void {
  try {
    window.localStorage.setItem(key, consent);
  } catch {
    unstored = consent;
  }
  for (const listener of listeners) listener();
}

/** The visitor's answer and how to give or change it. */
export function useTilesConsent(): [Consent, (consent: 'yes' | 'no') => void] {
  return [useSyncExternalStore(subscribe, read, () => null), answer];
}
