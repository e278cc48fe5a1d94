import type { StayImport } from '@staylore/contract/imports/review-items';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../../platform/api/api.tsx';
import { fetchPart } from '../../../../platform/page/lazy-part-loading.ts';
import { type Texts, useTexts } from '../../../../platform/texts/texts.tsx';
import type { Hold } from '../export/hold-import.ts';
import type { ImportProgress } from '../export/import-export.ts';
import { keepOpen, openedExport } from '../export/opened-exports.ts';
import type { TakenOver } from './take-over.ts';

export interface TakeOverEvents {
  /** The message of the last try. */
  onNote(note: string): void;
  /** The export was opened again: its pictures can be shown. */
  onOpened(): void;
  /** Pictures were uploaded: the state has to be fetched again. */
  onTaken(published: number): void;
}

/** `elsewhere`: another window or device uploads the pictures, and `left` wait there. */
export type Work = { phase: 'taking'; done: number; total: number } | { phase: 'elsewhere'; left: number };

/** Opening the files of an import again, and uploading the pictures of its accepted stays; one window at a time does that. */
export function useTakeOver(begun: StayImport, events: TakeOverEvents) {
  const texts = useTexts();
  const api = useApi();
  const [work, setWork] = useState<Work | null>(null);
  const [opening, setOpening] = useState<ImportProgress | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const { onNote, onOpened, onTaken } = events;
  const begin = (): AbortSignal => {
    stop.current = new AbortController();
    onNote('');
    return stop.current.signal;
  };

  const open = async (parts: readonly File[]) => {
    const signal = begin();
    setOpening({ phase: 'listing', done: 0, total: 0 });
    try {
      const [{ openExport }, { otherExport }] = await Promise.all([
        fetchPart(() => import('../export/import-export.ts')),
        fetchPart(() => import('./other-export.ts')),
      ]);
      const read = await openExport(parts, { signal, onProgress: setOpening });
      const refusal = await otherExport(read, { api, begun, t: texts.t });
      if (refusal === null) keepOpen(begun.id, read);
      else read.close();
      if (refusal === null) onOpened();
      else onNote(refusal);
    } catch (error) {
      const sentences = await fetchPart(() => import('./refusal-text.ts')).catch(() => null);
      onNote(sentences?.refusalText(error, texts, 'reopening') ?? texts.t('layout.part_missing'));
    } finally {
      stop.current = null;
      setOpening(null);
    }
  };

  /** Uploads the pictures of this many accepted stays, or of interrupted ones. */
  const take = async (accepted: number) => {
    const read = openedExport(begun.id);
    if (read === null) return;
    const signal = begin();
    setWork({ phase: 'taking', done: 0, total: accepted });
    let published = 0;
    let note = '';
    let hold: Hold | undefined;
    try {
      const [{ holdImport }, { takeOver }] = await Promise.all([
        fetchPart(() => import('../export/hold-import.ts')),
        fetchPart(() => import('./take-over.ts')),
      ]);
      const onWait = ({ counts }: StayImport) => setWork({ phase: 'elsewhere', left: counts.accepted });
      hold = await holdImport(api, begun.id, { signal, onWait });
      const stopped = AbortSignal.any([signal, hold.lost]);
      const onDone = (done: number) => setWork({ phase: 'taking', done, total: Math.max(done, accepted) });
      const result = await takeOver({ api, importId: begun.id, read, signal: stopped, onDone });
      published = result.published;
      note = noteOf(result, texts);
    } catch {
      if (!signal.aborted) note = texts.t('imports.review.failed');
    } finally {
      await hold?.release();
      onNote(hold?.lost.aborted === true ? texts.t('imports.review.taken_elsewhere') : note);
      stop.current = null;
      setWork(null);
      onTaken(published);
    }
  };
  return { open, opening, stop: () => stop.current?.abort(), take, work };
}

function noteOf({ failed, withoutPicture }: TakenOver, { t }: Texts): string {
  if (failed > 0) return t('imports.review.failed');
  return withoutPicture > 0 ? t('imports.review.without_picture', { count: withoutPicture }) : '';
}
