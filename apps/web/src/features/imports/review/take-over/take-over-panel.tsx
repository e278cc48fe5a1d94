import type { StayImport } from '@staylore/contract/imports/review-items';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { FileButton } from '../../../../design/primitives/file-button/file-button.tsx';
import { Progress } from '../../../../design/primitives/progress/progress.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { ImportProgressBar } from '../export/import-progress-bar.tsx';
import { openedExport } from '../export/opened-exports.ts';
import { unfinishedStays } from './unfinished-stays.ts';
import type { useTakeOver, Work } from './use-take-over.ts';

interface Props {
  begun: StayImport;
  /** The upload in progress; kept by the page, which outlives this panel. */
  takeOver: ReturnType<typeof useTakeOver>;
  /** Accepted stays that wait for their pictures. */
  accepted: number;
  /** The message of the last try. */
  note: string;
}

/** Publishes what was accepted: uploads the pictures from the opened export, or asks for the files first. */
export function TakeOverPanel({ note, ...upload }: Props) {
  return (
    <div className="grid content-start gap-3 py-3">
      <Upload {...upload} />
      <p role="alert" className={note === '' ? 'sr-only' : 'rounded-card bg-bad-soft px-4 py-3'}>
        {note}
      </p>
    </div>
  );
}

function Upload({ begun, takeOver, accepted }: Omit<Props, 'note'>) {
  const { t } = useTexts();
  const { open, opening, stop, take, work } = takeOver;
  if (work !== null) return <Working work={work} onStop={stop} />;
  if (opening !== null) return <ImportProgressBar progress={opening} onStop={stop} />;
  if (openedExport(begun.id) === null)
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <FileButton accept=".zip,application/zip" multiple onFiles={open}>
          {t('imports.export.choose')}
        </FileButton>
        <p className="min-w-48 flex-1 text-14 text-ink-soft">{t('imports.review.need_files')}</p>
      </div>
    );
  if (accepted === 0 && unfinishedStays(begun.id).length === 0) return null;
  return (
    <Button onClick={() => take(accepted)} className="justify-self-start max-sm:w-full">
      {accepted === 0 ? t('imports.review.take_rest') : t('imports.review.take', { count: accepted })}
    </Button>
  );
}

function Working({ onStop, work }: { work: Work; onStop(): void }) {
  const { t } = useTexts();
  const isHere = work.phase === 'taking';
  const text = isHere
    ? t('imports.review.taking', { done: work.done, total: work.total })
    : t('imports.review.elsewhere', { count: work.left });
  return (
    <>
      <p className="tabular-nums" aria-live={isHere ? 'off' : 'polite'}>
        {text}
      </p>
      <Progress label={text} value={isHere && work.total > 0 ? work.done / work.total : null} />
      <Button kind="secondary" size="small" onClick={onStop} className="justify-self-start">
        {t('actions.stop')}
      </Button>
    </>
  );
}
