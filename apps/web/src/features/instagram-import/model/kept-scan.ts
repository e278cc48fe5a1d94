import { idleScan, type ScanState } from './scan-state.ts';

/** Name under which a tab keeps its scan, so that back and reload do not lose it. */
const keptScanKey = 'staylore_scan';

/** Keeps the scan for this tab; a full or disabled storage only means that a reload starts afresh. */
export function keepScan(state: ScanState): void {
  try {
    if (state.status === 'idle') window.sessionStorage.removeItem(keptScanKey);
    else window.sessionStorage.setItem(keptScanKey, JSON.stringify({ ...state, error: null }));
  } catch {
    // Nothing to do: the scan stays on the page.
  }
}

/** The scan that this tab kept, as one that was stopped where it was; null when there is none. */
export function keptScan(): ScanState | null {
  try {
    const text = window.sessionStorage.getItem(keptScanKey);
    if (text === null) return null;
    const kept = { ...idleScan, ...(JSON.parse(text) as Partial<ScanState>) };
    if (!Array.isArray(kept.posts) || typeof kept.handle !== 'string' || kept.handle === '') return null;
    return { ...kept, status: kept.status === 'scanning' ? 'stopped' : kept.status };
  } catch {
    return null;
  }
}
