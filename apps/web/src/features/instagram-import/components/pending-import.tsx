import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMember } from '../../../platform/member.tsx';
import { clearPendingImport, readPendingImport } from '../pending-import.ts';
import { type SaveResult, useSaveScan } from '../use-save-scan.ts';

const SaveDialog = lazy(() => import('./save-dialog.tsx'));

/** Saves what a visitor picked before signing in, once they are here as a member. */
export function PendingImportSaver() {
  const member = useMember();
  const { mutateAsync } = useSaveScan();
  const [result, setResult] = useState<SaveResult | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (member === null || begun.current) return;
    const bundle = readPendingImport();
    if (bundle === null) return;
    begun.current = true;
    mutateAsync(bundle).then((saved) => {
      // A bundle that failed stays stored, for the next visit.
      if (saved.kind === 'saved') clearPendingImport();
      setResult(saved);
    });
  }, [member, mutateAsync]);
  if (result === null) return null;
  return (
    <Suspense>
      <SaveDialog result={result} onClose={() => setResult(null)} />
    </Suspense>
  );
}
