import { useEffect, useRef, useState } from 'react';
import { type Draft, sameDraft } from './draft.ts';
import { dropDraft, keepDraft, markSent, readDraft, wasSent } from './draft-store.ts';

/** Milliseconds of quiet after which what was typed is kept. */
const quiet = 400;

/** What is being written, kept in the browser as one types and found again when one comes back. */
export function useDraft(key: string, initial: Draft) {
  const [draft, setDraft] = useState(initial);
  const [restored, setRestored] = useState<false | 'kept' | 'sent'>(false);
  const isDone = useRef(false);

  // After hydration: the server does not know what this browser keeps.
  useEffect(() => {
    const kept = readDraft(key);
    if (kept === null || sameDraft(kept, initial)) return;
    setDraft(kept);
    setRestored(wasSent(key) ? 'sent' : 'kept');
  }, [key, initial]);

  const isChanged = !sameDraft(draft, initial);
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => {
      if (!isDone.current) keepDraft(key, draft);
    }, quiet);
    return () => clearTimeout(timer);
  }, [key, draft, isChanged]);

  return {
    draft,
    /** Whether it comes from earlier; `sent` if the page was closed before it heard whether that was saved. */
    restored,
    isChanged,
    change: (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch })),
    /** Back to how the form opened. */
    discard: () => {
      dropDraft(key);
      setDraft(initial);
      setRestored(false);
    },
    /** Keeps it now, before the page is left. */
    keep: () => {
      if (isChanged && !isDone.current) keepDraft(key, draft);
    },
    /** It is saved: nothing is to be kept any more. */
    finish: () => {
      isDone.current = true;
      dropDraft(key);
      markSent(key, false);
    },
  };
}
