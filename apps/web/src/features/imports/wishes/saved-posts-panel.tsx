import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { Checkbox } from '../../../design/primitives/checkbox/checkbox.tsx';
import { Progress } from '../../../design/primitives/progress/progress.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';
import { type ExportedSave, readable, type SavedRead, sendSavedPosts } from './send-saved-posts.ts';

interface Props {
  savedPosts: readonly ExportedSave[];
  /** Address of the wish list. */
  listPath: string;
}

type Work =
  | { phase: 'idle'; trouble: string }
  | { phase: 'reading'; at: SavedRead }
  | { phase: 'done'; at: SavedRead };

const nothing: SavedRead = { done: 0, pointing: 0, added: 0 };

/** Offers to search the saved posts of an opened export for hotels. Nothing of them is sent before the member agrees. */
export function SavedPostsPanel({ listPath, savedPosts }: Props) {
  const { t } = useTexts();
  const title = useId();
  const [agreed, setAgreed] = useState(false);
  const { start, stop, work } = useReading(savedPosts);
  return (
    <section aria-labelledby={title} className="mt-10 border-t border-line pt-8">
      <h2 id={title} className="text-28">
        {t('wishes.review.title')}
      </h2>
      <div className="mt-3 grid max-w-text justify-items-start gap-4" aria-live="polite">
        {work.phase === 'done' ? (
          <Outcome at={work.at} savedPosts={savedPosts} listPath={listPath} />
        ) : work.phase === 'reading' ? (
          <Reading at={work.at} total={readable(savedPosts).length} onStop={stop} />
        ) : (
          <>
            <p>{t('wishes.review.offer', { count: savedPosts.length })}</p>
            <div>
              <Checkbox
                look="switch"
                label={t('wishes.review.consent')}
                checked={agreed}
                onChange={(event) => setAgreed(event.target.checked)}
              />
              <p className="mt-1 text-14 text-ink-soft">{t('wishes.review.consent_hint')}</p>
            </div>
            {work.trouble === '' ? null : (
              <p role="alert" className="rounded-card bg-bad-soft px-4 py-3">
                {work.trouble}
              </p>
            )}
            <Button kind="secondary" disabled={!agreed} onClick={start} className="max-sm:w-full">
              {t(work.trouble === '' ? 'wishes.review.start' : 'actions.retry')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function useReading(savedPosts: readonly ExportedSave[]) {
  const { t } = useTexts();
  const api = useApi();
  const [work, setWork] = useState<Work>({ phase: 'idle', trouble: '' });
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const start = async () => {
    const mine = new AbortController();
    control.current = mine;
    setWork({ phase: 'reading', at: nothing });
    const onProgress = (at: SavedRead) => setWork({ phase: 'reading', at });
    try {
      const at = await sendSavedPosts(readable(savedPosts), { api, signal: mine.signal, onProgress });
      setWork({ phase: 'done', at });
    } catch (error) {
      setWork({ phase: 'idle', trouble: problemText(error, t) });
    }
  };
  return { work, start, stop: () => control.current?.abort() };
}

function Reading({ at, onStop, total }: { at: SavedRead; total: number; onStop(): void }) {
  const { t } = useTexts();
  const text = t('wishes.review.reading', { done: at.done, total });
  return (
    <>
      <p className="tabular-nums">{text}</p>
      <div className="w-full">
        <Progress label={text} value={at.done === 0 ? null : at.done / total} />
      </div>
      <Button kind="secondary" size="small" onClick={onStop}>
        {t('actions.stop')}
      </Button>
    </>
  );
}

/** The findings, as totals over all saved posts. */
function Outcome({ at, listPath, savedPosts }: Props & { at: SavedRead }) {
  const { t } = useTexts();
  const total = readable(savedPosts).length;
  const silent = savedPosts.length - total;
  const found = t('wishes.review.found', { count: at.pointing, total: savedPosts.length });
  const added =
    at.pointing === 0
      ? ''
      : at.added === 0
        ? t('wishes.review.added_none')
        : t('wishes.review.added', { count: at.added });
  return (
    <>
      {at.done < total ? <p>{t('wishes.review.stopped', { done: at.done, total })}</p> : null}
      <p className="text-18">
        {found} {added}
      </p>
      {silent === 0 ? null : (
        <p className="text-14 text-ink-soft">{t('wishes.review.silent', { count: silent })}</p>
      )}
      <ButtonLink to={listPath} kind="secondary" className="max-sm:w-full">
        {t('wishes.hub.action')}
      </ButtonLink>
    </>
  );
}
