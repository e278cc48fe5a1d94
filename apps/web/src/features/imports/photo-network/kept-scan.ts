import { readJson, storeText } from '../../../platform/storage/stored.ts';
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
  const kept: KeptScan = { key, at: Date.now(), state };
  storeText('sessionStorage', storageKey, JSON.stringify(kept));
}

/** The stored scan for these search terms, up to its last complete page; null if there is none. Deletes it. */
export function takeStoredScan(key: string): ScanState | null {
  const kept = readJson('sessionStorage', storageKey) as KeptScan | null;
  storeText('sessionStorage', storageKey, null);
  if (kept?.key !== key || !(Date.now() - kept.at < lifetimeMs) || !Array.isArray(kept.state?.posts))
    return null;
  const { state } = kept;
  return { ...state, scannedBefore: state.scannedBefore + state.scannedNow, scannedNow: 0 };
}
