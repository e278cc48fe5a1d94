import type { Takeout } from '@staylore/contract/lifecycle/takeout';
import { Download } from 'lucide-react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { buttonStyle } from '../../../design/primitives/button/button-style.ts';
import { Progress } from '../../../design/primitives/progress/progress.tsx';
import { Day } from '../../../platform/texts/day.tsx';
import { formatNumber } from '../../../platform/texts/format.ts';
import type { Language } from '../../../platform/texts/language.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { useTakeout } from './use-takeout.ts';

/** Requests all data of the member as one file, shows the progress, and offers the download. */
export function TakeoutCard({ loaded }: { loaded: Takeout | null }) {
  const { t } = useTexts();
  const { takeout, isRequesting, failure, request, download } = useTakeout(loaded);
  const isUnderWay = takeout?.state === 'waiting' || takeout?.state === 'running';
  return (
    <section
      aria-labelledby="takeout"
      className="rounded-card border border-line bg-surface px-4 py-4 md:px-5"
    >
      <h3 id="takeout" className="text-18">
        {t('takeout.title')}
      </h3>
      <p className="mt-1 mb-4 text-14 text-ink-soft">{t('takeout.what')}</p>
      <div aria-live="polite">
        {takeout === null ? null : <State takeout={takeout} onDownload={download} />}
      </div>
      {isUnderWay ? null : (
        <Button
          kind={takeout === null ? 'primary' : 'secondary'}
          busy={isRequesting}
          onClick={request}
          className="max-[36rem]:w-full"
        >
          {t(takeout === null ? 'takeout.ask' : 'takeout.again')}
        </Button>
      )}
      <p role="alert" className={failure === null ? 'hidden' : 'mt-3 text-14 text-bad'}>
        {failure}
      </p>
    </section>
  );
}

function State({ takeout, onDownload }: { takeout: Takeout; onDownload(): Promise<void> }) {
  const { t, language } = useTexts();
  const { state, done, total, bytes, expires_at: until } = takeout;
  if (state === 'failed') return <p className="mb-4 text-bad">{t('takeout.failed_title')}</p>;
  if (state === 'ready' && bytes !== null && until !== null) {
    return (
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-48 flex-1">
          {t('takeout.ready', { size: sizeText(bytes, language) })} <Day at={until} />.
        </p>
        {/* Opened with the session cookie: there is no address that could be passed on. */}
        <a
          href="/api/me/takeout/file"
          download
          onClick={(event) => {
            event.preventDefault();
            void onDownload();
          }}
          className={`${buttonStyle({})} max-[36rem]:w-full`}
        >
          <Download aria-hidden="true" className="size-5" />
          {t('takeout.download')}
        </a>
      </div>
    );
  }
  return (
    <div className="mb-2 grid gap-2">
      <p>{state === 'running' ? t('takeout.running', { done, total }) : t('takeout.waiting')}</p>
      <Progress label={t('takeout.progress')} value={total === 0 ? null : done / total} />
      <p className="text-14 text-ink-soft">{t('takeout.leave')}</p>
    </div>
  );
}

const units = ['KB', 'MB', 'GB'] as const;

/** A size in the unit that fits, at least one kilobyte. */
export function sizeText(bytes: number, language: Language): string {
  let size = Math.max(1, bytes / 1024);
  let step = 0;
  while (size >= 1000 && step < units.length - 1) {
    size /= 1024;
    step += 1;
  }
  return `${formatNumber(size < 10 ? Math.round(size * 10) / 10 : Math.round(size), language)} ${units[step]}`;
}
