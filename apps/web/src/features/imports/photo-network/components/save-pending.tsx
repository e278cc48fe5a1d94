import { useEffect, useRef, useState } from 'react';
import { useMember } from '../../../../platform/session/member.tsx';
import { clearPendingImport, readPendingImport } from '../pending-import.ts';
import { type SaveResult, useSaveScan } from '../use-save-scan.ts';
import { selectionOf, storeSavedMark } from '../use-saved-mark.ts';
import SaveDialog, { type ShowSaved } from './save-dialog.tsx';

export interface AfterSaving {
  /** Called when the save begins, to load what `showSaved` needs meanwhile. */
  prepareSaved?: () => void;
  showSaved?: ShowSaved;
}

/** Saves the stored bundle and reports the result. */
export default function SavePending({ prepareSaved, showSaved }: AfterSaving) {
  const { mutateAsync } = useSaveScan();
  const member = useMember();
  const [result, setResult] = useState<SaveResult | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    const bundle = readPendingImport();
    if (bundle === null || begun.current) return;
    begun.current = true;
    prepareSaved?.();
    mutateAsync(bundle).then((saved) => {
      // A bundle that failed stays stored, for the next visit.
      if (saved.kind === 'saved') {
        clearPendingImport();
        // The scan they were picked from does not offer them again.
        if (member !== null) storeSavedMark(member.id, selectionOf(bundle.posts));
      }
      setResult(saved);
    });
  }, [member, mutateAsync, prepareSaved]);
  return result === null ? null : (
    <SaveDialog result={result} onClose={() => setResult(null)} showSaved={showSaved} />
  );
}
