import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import { Progress } from '../../../design/primitives/progress/progress.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

interface Props {
  importId: number;
  /** Accepted stays that wait to be published. */
  accepted: number;
  /** Stays of this import that are posts already. */
  imported: number;
  /** What the last try reported; kept by the page, which outlives this panel. */
  note: string;
  onNote(note: string): void;
  /** Settles once every decision so far has reached the server. */
  sent(): Promise<unknown>;
  onPublished(published: number): void;
}

/** Publishes what was accepted of a scan; the server fetches the pictures. */
export function PublishPanel({ importId, accepted, imported, note, onNote, onPublished, sent }: Props) {
  const { t } = useTexts();
  const api = useApi();
  const [work, setWork] = useState<{ done: number; total: number } | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const publish = async () => {
    onNote('');
    setWork({ done: 0, total: accepted });
    let published = 0;
    try {
      await sent();
      for (let done = 0; !left.current; ) {
        const answer = await api.call('POST /api/imports/:id/publish', { params: { id: importId } });
        done += answer.done;
        published = answer.import.counts.imported - imported;
        setWork({ done, total: accepted });
        if (answer.done === 0 || answer.import.counts.accepted === 0) break;
      }
    } catch (error) {
      onNote(problemText(error, t));
    } finally {
      setWork(null);
      onPublished(published);
    }
  };
  const text = t('imports.review.publishing', { done: work?.done ?? 0, total: work?.total ?? 0 });
  return (
    <div className="grid content-start gap-3 py-3">
      {work === null ? (
        accepted === 0 ? null : (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button onClick={publish} className="max-sm:w-full">
              {t('imports.review.take', { count: accepted })}
            </Button>
            <p className="text-14 text-ink-soft max-sm:hidden">{t('imports.review.pictures_follow')}</p>
          </div>
        )
      ) : (
        <>
          <p className="tabular-nums">{text}</p>
          <Progress label={text} value={work.total === 0 ? null : work.done / work.total} />
        </>
      )}
      <p role="alert" className={note === '' ? 'sr-only' : 'rounded-card bg-bad-soft px-4 py-3'}>
        {note}
      </p>
    </div>
  );
}
