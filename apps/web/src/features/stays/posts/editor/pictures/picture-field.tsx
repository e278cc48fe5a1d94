import { picturesPerPost } from '@staylore/contract/lengths';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { FileButton } from '../../../../../design/primitives/file-button/file-button.tsx';
import { pictureTypes } from '../../../../../platform/pictures/read-picture.ts';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { PictureList } from './picture-list.tsx';
import type { Pictures } from './use-pictures.ts';

interface Props {
  state: Pictures;
  error: string | undefined;
  /** How much of each new picture has been sent, 0 to 1, by its key; null while nothing is sent. */
  sent: ReadonlyMap<string, number> | null;
}

/** Cover and gallery: chosen, dropped or pasted. */
export function PictureField({ state, error, sent }: Props) {
  const { t } = useTexts();
  const [over, setOver] = useState(false);
  usePaste(state.add);
  const isFull = state.pictures.length >= picturesPerPost;
  const none = state.pictures.length === 0;
  const brings = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <fieldset
      className="mb-3 min-w-0"
      aria-describedby="pictures-note"
      onDragOver={(event) => {
        if (!brings(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!brings(event)) return;
        event.preventDefault();
        setOver(false);
        state.add([...event.dataTransfer.files]);
      }}
    >
      <legend className="mb-1.5 text-14 font-medium">{t('postForm.pictures.label')}</legend>
      <div
        className={`flex flex-col items-center gap-2 rounded-card border border-dashed px-4 text-center ${none ? 'py-10' : 'py-4'} ${over ? 'border-accent bg-accent-soft' : error === undefined ? 'border-line-strong' : 'border-bad'}`}
      >
        <FileButton
          id="pictures"
          accept={pictureTypes}
          multiple
          disabled={isFull}
          icon={<ImagePlus aria-hidden="true" />}
          aria-describedby="pictures-note"
          aria-invalid={error === undefined ? undefined : true}
          onFiles={state.add}
        >
          {t(none ? 'postForm.pictures.choose' : 'postForm.pictures.more')}
        </FileButton>
        <p className="text-14 text-ink-soft">{t('postForm.pictures.drop')}</p>
        <p className="text-14 text-ink-soft">{t('postForm.pictures.hint')}</p>
      </div>
      <div id="pictures-note" aria-live="polite" className="min-h-5.5 pt-1 text-14 text-bad">
        {[...new Set([error, ...state.refusals])].filter(Boolean).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {state.isReading ? <p className="text-ink-soft">{t('postForm.pictures.reading')}</p> : null}
      </div>
      {none ? null : <PictureList state={state} sent={sent} />}
    </fieldset>
  );
}

/** Accepts pictures that are pasted anywhere on the page; pasted text stays text. */
function usePaste(add: (files: readonly File[]) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [add]);
}
