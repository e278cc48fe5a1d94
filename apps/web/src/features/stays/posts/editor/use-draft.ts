import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, draftIn, sameDraft } from './draft.ts';
import { dropPictures, keepPictures, readPictures } from './draft-pictures.ts';
import { dropDraft, keepDraft, markSent, readDraft, wasSent } from './draft-store.ts';
import { fill, type PostForm } from './post-form.ts';
import { endWaiting } from './waiting-posts.ts';

/** Milliseconds without a keystroke after which what was typed is stored. */
const quiet = 400;

/** Stores the draft in the browser during typing; it is restored on return. */
export function useDraft(key: string, initial: Draft, form: PostForm) {
  const [restored, setRestored] = useState<false | 'kept' | 'sent'>(false);
  const isDone = useRef(false);
  const firstAlbum = useRef(form.getValues('pictures'));
  const draft = draftIn(form.watch());

  // After hydration: the server does not know what this browser keeps.
  const restore = useEffectEvent(() => {
    // An open form is sent by the member, not by itself.
    endWaiting(key);
    const kept = readDraft(key);
    if (kept === null || sameDraft(kept, initial)) return;
    fill(form, draftIn(kept));
    setRestored(wasSent(key) ? 'sent' : 'kept');
    void readPictures(key).then((pictures) => pictures !== null && fill(form, { pictures }));
  });
  useEffect(() => restore(), [key, initial]);

  const isChanged = !sameDraft(draft, initial);
  const written = JSON.stringify(draft);
  const album = form.watch('pictures');
  const keep = useEffectEvent(() => {
    if (!isDone.current) keepDraft(key, draft);
  });
  // `written` is the draft by its content.
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(keep, quiet);
    return () => clearTimeout(timer);
  }, [key, written, isChanged]);

  useEffect(() => {
    if (album !== firstAlbum.current && !isDone.current) void keepPictures(key, album);
  }, [key, album]);

  return {
    draft,
    /** Whether it is restored; `sent` if the page was closed before the result of sending it was known. */
    restored,
    isChanged,
    /** Back to how the form opened. */
    discard: () => {
      dropDraft(key);
      void dropPictures(key);
      fill(form, { ...draftIn(initial), pictures: firstAlbum.current });
      setRestored(false);
    },
    /** Stores it now, before the page is left. */
    keep: () => {
      if (isChanged && !isDone.current) keepDraft(key, draft);
    },
    /** It is saved: the draft is no longer needed. */
    finish: () => {
      isDone.current = true;
      dropDraft(key);
      void dropPictures(key);
      markSent(key, false);
    },
  };
}
