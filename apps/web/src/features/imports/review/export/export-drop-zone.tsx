import { FileArchive } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { FileButton } from '../../../../design/primitives/file-button/file-button.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import type { ImportProgress } from './import-export.ts';
import { ImportProgressBar } from './import-progress-bar.tsx';

interface Props {
  /** Receives the chosen parts and resolves with what comes next; rejects with the reason. */
  onParts(
    parts: readonly File[],
    around: { signal: AbortSignal; onProgress: (at: ImportProgress) => void },
  ): Promise<() => void>;
  /** Describes a failure, and how far it was when stopped, as a sentence. */
  explain(error: unknown, stopped: 'reading' | 'sending'): Promise<string>;
}

/** Where the ZIP files of an export are dropped or chosen; shows progress, and why they are refused. */
export function ExportDropZone({ onParts, explain }: Props) {
  const { t } = useTexts();
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const [error, setError] = useState('');
  const [over, setOver] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const take = async (parts: readonly File[]) => {
    const control = new AbortController();
    stop.current = control;
    setError('');
    let reached: 'reading' | 'sending' = 'reading';
    const onProgress = (at: ImportProgress) => {
      if (at.phase === 'sending' || at.phase === 'elsewhere') reached = 'sending';
      setProgress(at);
    };
    onProgress({ phase: 'listing', done: 0, total: 0 });
    try {
      const goOn = await onParts(parts, { signal: control.signal, onProgress });
      // From here on the export stays open, even after leaving this place.
      stop.current = null;
      goOn();
    } catch (caught) {
      // The sentences are a chunk too, which may not load without a connection.
      setError(await explain(caught, reached).catch(() => t('layout.part_missing')));
    } finally {
      stop.current = null;
      setProgress(null);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const parts = [...event.dataTransfer.files];
    if (parts.length > 0 && progress === null) take(parts);
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same by keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`max-w-text rounded-card border border-dashed px-6 py-10 text-center transition-colors ${over ? 'border-accent bg-sunken' : 'border-line-strong'}`}
      >
        <FileArchive aria-hidden="true" className="mx-auto size-8 text-ink-soft" />
        {progress === null ? (
          <>
            <p className="mt-3 text-18">{t('imports.export.drop')}</p>
            <p className="mx-auto mt-1 mb-5 max-w-[52ch] text-14 text-ink-soft">
              {t('imports.export.drop_hint')}
            </p>
            <FileButton
              accept=".zip,application/zip"
              multiple
              kind="primary"
              size="large"
              onFiles={take}
              className="max-sm:w-full"
            >
              {t('imports.export.choose')}
            </FileButton>
          </>
        ) : (
          <ImportProgressBar
            progress={progress}
            onStop={() => stop.current?.abort()}
            className="mx-auto mt-4 max-w-text"
          />
        )}
      </div>
      <p
        role="alert"
        className={error === '' ? 'sr-only' : 'mt-4 max-w-text rounded-card bg-bad-soft px-4 py-3 text-ink'}
      >
        {error}
      </p>
    </div>
  );
}
