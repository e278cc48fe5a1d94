import type { ScanState } from './scan-state.ts';

const storageKey = 'kept_scan';
/** As long as the server serves its pages again without asking the photo network. */
const lifetimeMs = 60 * 60 * 1000;

interface KeptScan {
  key: string;
  at: number;
  state: ScanState;
}

/** Keeps a scan across a reload of the page, in this tab only. */
export function keepScan(key: string, state: ScanState): void {
  // A failed scan is tried again by a reload.
  if (state.phase === 'idle' || state.phase === 'failed') return;
  try {
    const kept: KeptScan = { key, at: Date.now(), state };
    window.sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is disabled or full: the scan begins anew.
  }
}

/** The stored scan for these search terms, up to its last complete page; null if there is none. Deletes it. */
export function takeStoredScan(key: string): ScanState | null {
  try {
    const stored = window.sessionStorage.getItem(storageKey);
    window.sessionStorage.removeItem(storageKey);
    if (stored === null) return null;
    const kept = JSON.parse(stored) as KeptScan;
    if (kept.key !== key || !(Date.now() - kept.at < lifetimeMs) || !Array.isArray(kept.state.posts))
      return null;
    const { state } = kept;
    return { ...state, scannedBefore: state.scannedBefore + state.scannedNow, scannedNow: 0 };
  } catch {
    return null;
  }
}
