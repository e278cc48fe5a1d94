import { useState } from 'react';
import { readJson, storeText } from '../../../platform/storage/stored.ts';

const storageKey = 'saved_scan';

interface SavedMark {
  memberId: number;
  stays: string;
}

function keptMark(memberId: number): string | null {
  const kept = readJson('sessionStorage', storageKey) as SavedMark | null;
  return kept?.memberId === memberId ? kept.stays : null;
}

/** Which stays of a scan a member saved last in this tab: returning to the scan does not offer them again. Visitors have id 0. */
export function useSavedMark(memberId: number) {
  const [saved, setSaved] = useState(() => keptMark(memberId));
  const markSaved = (stays: string) => {
    setSaved(stays);
    storeText('sessionStorage', storageKey, JSON.stringify({ memberId, stays } satisfies SavedMark));
  };
  return { saved, markSaved };
}
