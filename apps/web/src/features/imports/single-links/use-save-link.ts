import type { AnswerOf } from '@staylore/contract/contract';
import { useState } from 'react';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

type Answer = AnswerOf<'POST /api/instagram/post/save-by-link'>;
export type SavedLink = NonNullable<Answer['post']> & { image: string | null };

/** What the member fills in; handle, picture and caption only when they are asked for. */
export interface LinkDraft {
  link: string;
  handle: string;
  caption: string;
  file: File | null;
}

export type LinkField = 'link' | 'handle' | 'file' | 'caption';

interface Options {
  /** The own post onto which the link is saved; a new post without it. */
  postId?: number | undefined;
  onSaved(saved: SavedLink): void;
}

/** Sends a link to be saved, and knows what the server wants to know besides. */
export function useSaveLink({ postId, onSaved }: Options) {
  const api = useApi();
  const texts = useTexts();
  const { t } = texts;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ at: LinkField; text: string; reason?: string } | null>(null);
  /** `link` alone, with the `handle`, or with picture and caption by `hand`. */
  const [asks, setAsks] = useState<'link' | 'handle' | 'hand'>('link');

  const take = (answer: Answer) => {
    if (answer.success && answer.post !== null) {
      onSaved({ ...answer.post, image: answer.user_info?.file ?? null });
      return;
    }
    const [first] = answer.needs ?? [];
    if (first !== undefined) setAsks(first === 'handle' ? 'handle' : 'hand');
    setError({ at: first ?? 'link', text: answer.message ?? t('instagramLinks.failed') });
  };

  const save = async (draft: LinkDraft) => {
    if (busy) return;
    const link = draft.link.trim();
    if (link === '') return setError({ at: 'link', text: t('instagramLinks.required') });
    setError(null);
    setBusy(true);
    try {
      take(
        await api.call('POST /api/instagram/post/save-by-link', { body: formOf(draft, { asks, postId }) }),
      );
    } catch (caught) {
      const at = isProblem(caught) && caught.errors['file'] !== undefined ? 'file' : 'link';
      setError({ at, text: t('instagramLinks.error'), reason: problemText(caught, texts) });
    } finally {
      setBusy(false);
    }
  };

  const switchTo = (next: 'handle' | 'hand') => {
    setAsks(next);
    setError(null);
  };
  const errorAt = (field: LinkField) =>
    error?.at === field ? [error.text, error.reason].filter(Boolean).join(' ') : undefined;
  return { busy, asks, errorAt, save, switchTo };
}

function formOf(
  draft: LinkDraft,
  { asks, postId }: { asks: 'link' | 'handle' | 'hand'; postId: number | undefined },
): FormData {
  const form = new FormData();
  form.append('link', draft.link.trim());
  if (postId !== undefined) form.append('source_post_id', String(postId));
  if (asks === 'handle') form.append('handle', draft.handle.trim());
  if (asks === 'hand') {
    form.append('caption', draft.caption.trim());
    if (draft.file !== null) form.append('file', draft.file);
  }
  return form;
}
