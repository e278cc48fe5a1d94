import { useEffect, useState } from 'react';
import type { Verdict, Verdicts } from './stay-check.ts';

const storageKey = 'scan_verdicts';

/** What was said of a handle's hits in this tab; posts keep their ids, so that it holds for every scan of the handle. */
function keptVerdicts(handle: string): Verdicts {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return kept?.handle === handle && typeof kept.verdicts === 'object' ? kept.verdicts : {};
  } catch {
    return {};
  }
}

/** What the reader says of each hit; it survives a reload of the page and leaving it. */
export function useVerdicts(handle: string) {
  const [verdicts, setVerdicts] = useState(() => keptVerdicts(handle));
  useEffect(() => {
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify({ handle, verdicts }));
    } catch {
      // Storage is disabled or full: it lives as long as the page.
    }
  }, [handle, verdicts]);
  const say = (id: string, verdict: Verdict | null) =>
    setVerdicts(({ [id]: _, ...others }) => (verdict === null ? others : { ...others, [id]: verdict }));
  return { verdicts, say };
}
