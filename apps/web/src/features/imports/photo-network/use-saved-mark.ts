import { useState } from 'react';
import { readJson, storeText } from '../../../platform/storage/stored.ts';
import type { CheckedPost } from './stay-check.ts';

const storageKey = 'saved_scan';

interface SavedMark {
  memberId: number;
  stays: string;
}

function keptMark(memberId: number): string | null {
  const kept = readJson('sessionStorage', storageKey) as SavedMark | null;
  return kept?.memberId === memberId ? kept.stays : null;
}

/** Identifies a selection of stays, with what the reader corrected. */
export const selectionOf = (stays: readonly CheckedPost[]): string =>
  JSON.stringify(stays.map(({ postId, correction }) => [postId, correction]));

export function storeSavedMark(memberId: number, stays: string): void {
  storeText('sessionStorage', storageKey, JSON.stringify({ memberId, stays } satisfies SavedMark));
}

/** Which stays of a scan a member saved last in this tab: returning to the scan does not offer them again. Visitors have id 0. */
export function useSavedMark(memberId: number) {
  const [saved, setSaved] = useState(() => keptMark(memberId));
  const markSaved = (stays: string) => {
    setSaved(stays);
    storeSavedMark(memberId, stays);
  };
  return { saved, markSaved };
}
