import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../design/listeners.ts';
import { readText, storeText } from '../../../platform/storage/stored.ts';

/** The visitor's answer about loading the street map from its service; null until asked. */
export type Consent = 'yes' | 'no' | null;

const key = 'staylore_street_map';
const { subscribe, notify } = createListeners();
/** Without storage, the answer lasts as long as the page. */
let unstored: Consent = null;

function read(): Consent {
  const stored = readText('localStorage', key);
  return stored === 'yes' || stored === 'no' ? stored : unstored;
}

function answer(consent: 'yes' | 'no'): void {
  if (!storeText('localStorage', key, consent)) unstored = consent;
  notify();
}

/** The visitor's answer and how to give or change it. */
export function useTilesConsent(): [Consent, (consent: 'yes' | 'no') => void] {
  return [useSyncExternalStore(subscribe, read, () => null), answer];
}
