import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import { useRef, useState } from 'react';
import { useSaveScan } from '../../features/imports/photo-network/use-save-scan.ts';
import { useApi } from '../../platform/api/api.tsx';
import { problemText } from '../../platform/api/problem-text.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

/** Most posts that one save takes. */
const atOnce = 500;

interface Found {
  scanned: number;
  posts: readonly ScannedPost[];
}

export type ImportState =
  | { phase: 'idle' }
  | ({ phase: 'scanning' | 'found' | 'saving'; trouble: string | null } & Found)
  | { phase: 'saved'; saved: number; skipped: number; reasons: string };

/** Reads every post of the connected account, then saves the stays in them. */
export function useImportAll(handle: string) {
  const api = useApi();
  const { t } = useTexts();
  const { mutateAsync: save } = useSaveScan();
  const [state, setState] = useState<ImportState>({ phase: 'idle' });
  const running = useRef(false);

  const read = async () => {
    if (running.current) return;
    running.current = true;
    let found: Found = { scanned: 0, posts: [] };
    let pagination: string | null = null;
    let trouble: string | null = null;
    try {
      do {
        setState({ phase: 'scanning', trouble: null, ...found });
        const query: { pagination?: string } = pagination === null ? {} : { pagination };
        const page = await api.call('GET /api/instagram/account/scan', { query });
        found = {
          scanned: found.scanned + page.scanPostCount,
          posts: [...found.posts, ...page.posts],
        };
        trouble = page.error?.message ?? page.notice;
        pagination = page.success ? page.pagination : null;
      } while (pagination !== null && trouble === null);
    } catch (error) {
      // The findings until then can still be saved.
      trouble = problemText(error, t);
    }
    running.current = false;
    setState({ phase: 'found', trouble, ...found });
  };

  const saveAll = async () => {
    if (state.phase !== 'found') return;
    setState({ ...state, phase: 'saving', trouble: null });
    const sum = { saved: 0, skipped: 0, reasons: new Set<string>() };
    for (let from = 0; from < state.posts.length; from += atOnce) {
      const posts = state.posts.slice(from, from + atOnce);
      const place = { location: 'nolocation', lat: null, long: null };
      const result = await save({ posts, handle, ...place, ts: Date.now() });
      if (result.kind !== 'saved') {
        const text = result.kind === 'failed' ? result.text : t('instagramImport.save_error.text');
        return setState({ ...state, phase: 'found', trouble: text });
      }
      sum.saved += result.answer.saved_count;
      sum.skipped += result.answer.skipped_count;
      for (const { message } of result.answer.skipped) sum.reasons.add(message);
    }
    setState({ phase: 'saved', ...sum, reasons: [...sum.reasons].join(' ') });
  };
  return { state, read, saveAll };
}
