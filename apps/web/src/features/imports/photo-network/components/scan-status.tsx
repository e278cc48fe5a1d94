import { Bookmark, Check, ChevronsDown, CircleStop } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../design/primitives/button/button.tsx';
import { Progress } from '../../../../design/primitives/progress/progress.tsx';
import { useTexts } from '../../../../platform/texts/texts.tsx';
import { failureText } from '../failure-text.ts';
import { canGoOn, scannedPosts } from '../scan-state.ts';
import type { Scan } from '../use-scan.ts';

interface Props {
  scan: Scan;
  /** Hotels found, without rejected ones: as many as would be saved. */
  hotels: number;
  saving: boolean;
  /** Everything found is on the profile already. */
  saved: boolean;
  onSave(): void;
  /** The List/Grid toggle. */
  view: ReactNode;
  /** An alternative to saving everything. */
  review: ReactNode;
  /** Leads to the hits that the reader is asked about. */
  toCheck: ReactNode;
}

/** The progress of the scan, and its actions. Stays visible while the results are read. */
export function ScanStatus({ scan, hotels, saving, saved, onSave, view, review, toCheck }: Props) {
  const { t } = useTexts();
  const { state, seconds } = scan;
  const scanning = state.phase === 'scanning';
  const hint = useId();
  return (
    <div className="-mx-edge border-b border-line bg-paper px-edge md:mx-0 md:px-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <Figures
          figures={[
            t('instagramImport.seconds', { count: scanning ? seconds : Math.max(1, seconds) }),
            t('instagramImport.scanned', { count: scannedPosts(state) }),
            t('instagramImport.hotels', { count: hotels }),
          ]}
        />
        <div className="flex w-full items-center gap-2.5 max-md:flex-wrap md:ml-auto md:w-auto">
          {view}
          {scanning ? (
            <Button kind="secondary" size="small" icon={<CircleStop />} onClick={scan.stop}>
              {t('actions.stop')}
            </Button>
          ) : null}
          <Button
            kind="secondary"
            size="small"
            disabled={!canGoOn(state)}
            onClick={scan.next}
            aria-describedby={canGoOn(state) ? hint : undefined}
          >
            {t('instagramImport.next')}
            <ChevronsDown aria-hidden="true" />
          </Button>
          <Button
            size="small"
            className="max-w-full grow max-md:h-auto max-md:min-h-9 max-md:whitespace-normal md:grow-0"
            icon={saved ? <Check aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
            busy={saving}
            disabled={scanning || saved || hotels === 0}
            onClick={onSave}
          >
            {saving ? t('actions.saving') : saveLabel({ hotels, saved }, t)}
          </Button>
          {review}
        </div>
      </div>
      {scanning ? (
        <Progress
          label={t('instagramImport.progress')}
          value={state.total === null || state.total === 0 ? null : scannedPosts(state) / state.total}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-2 empty:hidden">
        {scanning ? null : toCheck}
        {canGoOn(state) ? (
          <p id={hint} className="text-14 text-ink-soft md:ml-auto">
            {t('instagramImport.next_hint')}
          </p>
        ) : null}
      </div>
      <p
        aria-live="polite"
        // If nothing was found, the page says why in place of the results.
        className={
          scanning || state.posts.length === 0 ? 'sr-only' : 'pb-2 text-14 text-ink-soft empty:hidden'
        }
      >
        {note(scan, t)}
      </p>
    </div>
  );
}

function saveLabel({ hotels, saved }: Pick<Props, 'hotels' | 'saved'>, t: ReturnType<typeof useTexts>['t']) {
  if (saved) return t('instagramImport.all_saved', { count: hotels });
  return hotels === 0 ? t('instagramImport.save_none') : t('instagramImport.save', { count: hotels });
}

function note({ state }: Scan, t: ReturnType<typeof useTexts>['t']): string {
  if (state.notice !== null) return state.notice;
  if (state.failure !== null) return failureText(state.failure, t);
  if (state.phase === 'stopped') return t('instagramImport.stopped');
  return state.phase === 'finished' && state.ended ? t('instagramImport.finished') : '';
}

function Figures({ figures }: { figures: readonly string[] }) {
  return (
    <ul className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-x-4 gap-y-1 tabular-nums md:flex md:w-auto md:gap-5">
      {figures.map((figure) => {
        const [number, ...words] = figure.split(' ');
        return (
          <li key={words.join(' ')} className="md:flex md:items-baseline md:gap-1.5">
            <span className="block font-serif text-22 font-semibold">{number}</span>
            <span className="block text-12 text-ink-soft md:text-14">{words.join(' ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
