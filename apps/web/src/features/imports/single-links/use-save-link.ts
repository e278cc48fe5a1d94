import type { AnswerOf } from '@staylore/contract/contract';
import { useState } from 'react';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { problemText } from '../../../platform/api/problem-text.ts';
import { type Refusals, useForm } from '../../../platform/forms/use-form.ts';
import { usePictureFields } from '../../../platform/pictures/use-picture-fields.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

type Answer = AnswerOf<'POST /api/instagram/post/save-by-link'>;
export type SavedLink = NonNullable<Answer['post']> & { image: string | null };

/** The fields; handle, picture and caption only when they are asked for. */
export interface LinkDraft {
  link: string;
  handle: string;
  caption: string;
  file: File | null;
}

interface Options {
  /** The own post onto which the link is saved; a new post without it. */
  postId?: number | undefined;
  onSaved(saved: SavedLink): void;
  /** What the form begins with. */
  link?: string | undefined;
}

const empty: LinkDraft = { link: '', handle: '', caption: '', file: null };

/** The form that saves a link, including what else the server asks for. */
export function useSaveLink({ postId, onSaved, link = '' }: Options) {
  const api = useApi();
  const { t } = useTexts();
  /** `link` alone, with the `handle`, or with picture and caption by `hand`. */
  const [asks, setAsks] = useState<'link' | 'handle' | 'hand'>('link');

  const take = (answer: Answer): Refusals<LinkDraft> => {
    if (answer.success && answer.post !== null) {
      onSaved({ ...answer.post, image: answer.user_info?.file ?? null });
      return {};
    }
    const [first] = answer.needs ?? [];
    if (first !== undefined) setAsks(first === 'handle' ? 'handle' : 'hand');
    return { [first ?? 'link']: answer.message ?? t('instagramLinks.failed') };
  };
  const pictures = usePictureFields<'file'>();
  const form = useForm({
    schema: () => import('@staylore/contract/imports/single-links').then((it) => it.saveByLink.body),
    values: { ...empty, link },
    check: ({ link }) => (link.trim() === '' ? { link: t('instagramLinks.required') } : {}),
    settled: async () => (asks === 'hand' ? await pictures.settled() : {}),
    send: async ({ link, handle = '', caption = '' }, { file }) => {
      const body = new FormData();
      body.append('link', link);
      if (postId !== undefined) body.append('source_post_id', String(postId));
      if (asks === 'handle') body.append('handle', handle);
      if (asks === 'hand') body.append('caption', caption);
      if (asks === 'hand' && file !== null) body.append('file', file);
      try {
        return take(await api.call('POST /api/instagram/post/save-by-link', { body }));
      } catch (error) {
        const at = isProblem(error) && error.errors['file'] !== undefined ? 'file' : 'link';
        return { [at]: `${t('instagramLinks.error')} ${problemText(error, t)}` };
      }
    },
  });
  const switchTo = (next: 'handle' | 'hand') => {
    setAsks(next);
    form.clearErrors();
  };
  return { form, pictures, asks, switchTo };
}
