import { useState } from 'react';

const storageKey = 'saved_scan';

interface SavedMark {
  memberId: number;
  stays: string;
}

function keptMark(memberId: number): string | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as SavedMark | null;
    return kept?.memberId === memberId ? kept.stays : null;
  } catch {
    return null;
  }
}

/** Which stays of a scan a member saved last in this tab: returning to the scan does not offer them again. Visitors have id 0. */
export function useSavedMark(memberId: number) {
  const [saved, setSaved] = useState(() => keptMark(memberId));
  const markSaved = (stays: string) => {
    setSaved(stays);
    try {
      window.sessionStorage.setItem(storageKey, JSON.stringify({ memberId, stays } satisfies SavedMark));
    } catch {
      // Storage is disabled or full: it holds as long as the page.
    }
  };
  return { saved, markSaved };
}
