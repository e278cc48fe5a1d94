import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/primitives/button/button.tsx';
import { FileButton } from '../../design/primitives/file-button/file-button.tsx';
import { Progress } from '../../design/primitives/progress/progress.tsx';
import { useApi } from '../../platform/api.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { BringBar } from './bring-bar.tsx';
import type { BringProgress } from './bring-export.ts';
import { keepOpen, openedExport } from './opened-exports.ts';

interface Props {
  importId: number;
  /** Accepted stays that wait for their pictures. */
  accepted: number;
  /** What the last try left to say; kept by the page, which outlives this panel. */
  note: string;
  onNote(note: string): void;
  /** The export was opened again: its pictures can be seen. */
  onOpened(): void;
  /** Pictures were brought: how things stand has to be asked anew. */
  onTaken(): void;
}

/** Publishes what was accepted: brings the pictures out of the opened export, or asks for the files first. */
export function TakeOverPanel({ importId, accepted, note, onNote, onOpened, onTaken }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const api = useApi();
  const [work, setWork] = useState<{ done: number; total: number } | null>(null);
  const [opening, setOpening] = useState<BringProgress | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const read = openedExport(importId);

  const open = async (parts: readonly File[]) => {
    const control = new AbortController();
    stop.current = control;
    onNote('');
    setOpening({ phase: 'listing', done: 0, total: 0 });
    try {
      const { openExport } = await import('./bring-export.ts');
      keepOpen(importId, await openExport(parts, { signal: control.signal, onProgress: setOpening }));
      onOpened();
    } catch (error) {
      onNote((await import('./refusal-text.ts')).refusalText(error, texts, 'reopening'));
    } finally {
      stop.current = null;
      setOpening(null);
    }
  };
  const take = async () => {
    if (read === null) return;
    const control = new AbortController();
    stop.current = control;
    onNote('');
    setWork({ done: 0, total: accepted });
    try {
      const { takeOver } = await import('./take-over.ts');
      const onDone = (done: number) => setWork({ done, total: accepted });
      const result = await takeOver({ api, importId, read, signal: control.signal, onDone });
      if (result.failed > 0) onNote(t('imports.review.failed'));
      else if (result.withoutPicture > 0)
        onNote(t('imports.review.without_picture', { count: result.withoutPicture }));
    } catch {
      if (!control.signal.aborted) onNote(t('imports.review.failed'));
    } finally {
      stop.current = null;
      setWork(null);
      onTaken();
    }
  };
  const taking = t('imports.review.taking', { done: work?.done ?? 0, total: work?.total ?? 0 });
  return (
    <div className="grid content-start gap-3">
      {work !== null ? (
        <>
          <p className="tabular-nums">{taking}</p>
          <Progress label={taking} value={work.total === 0 ? null : work.done / work.total} />
          <Button
            kind="secondary"
            size="small"
            onClick={() => stop.current?.abort()}
            className="justify-self-start"
          >
            {t('imports.review.take_stop')}
          </Button>
        </>
      ) : opening !== null ? (
        <BringBar progress={opening} onStop={() => stop.current?.abort()} />
      ) : read === null ? (
        <>
          <p className="text-14 text-ink-soft">{t('imports.review.need_files')}</p>
          <FileButton accept=".zip,application/zip" multiple onFiles={open} className="justify-self-start">
            {t('imports.export.choose')}
          </FileButton>
        </>
      ) : (
        <Button
          size="large"
          disabled={accepted === 0}
          onClick={take}
          className="justify-self-start max-md:w-full"
        >
          {t('imports.review.take', { count: accepted })}
        </Button>
      )}
      <p role="alert" className={note === '' ? 'sr-only' : 'rounded-card bg-bad-soft px-4 py-3'}>
        {note}
      </p>
    </div>
  );
}
