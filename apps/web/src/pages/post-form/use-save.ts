import { longestCaption } from '@staylore/contract/lengths';
import { useRef, useState } from 'react';
import type { Draft } from '../../features/stays/posts/editor/draft.ts';
import { type DraftPicture, newFiles } from '../../features/stays/posts/editor/pictures/pictures.ts';
import { parsePrice } from '../../features/stays/posts/editor/price.ts';
import {
  type DraftErrors,
  errorsAtFields,
  submissionOf,
} from '../../features/stays/posts/editor/submission.ts';
import { isProblem } from '../../platform/api/problem.ts';
import { problemText } from '../../platform/api/problem-text.ts';
import { createUploadApi, sentShares } from '../../platform/api/upload-api.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';

interface Options {
  /** The post that is changed, null for a new one. */
  postId: number | null;
  /** Told once everything is stored; the id is that of the post. */
  onSaved(postId: number): void;
}

interface Submission {
  draft: Draft;
  pictures: readonly DraftPicture[];
}

/** Saves the post: checks first, tells how far each picture is, and keeps everything where saving fails. */
export function useSave({ postId, onSaved }: Options) {
  const texts = useTexts();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<ReadonlyMap<string, number> | null>(null);
  const [isSaving, setSaving] = useState(false);
  // State comes too late for a second press in the same moment.
  const running = useRef(false);

  const fail = (error: unknown) => {
    const atFields = isProblem(error) ? errorsAtFields(error.errors) : {};
    // Why a picture was refused is told by the whole answer better than by its field.
    if (isProblem(error) && error.code.startsWith('pictures.')) atFields.pictures = error.message;
    setErrors(atFields);
    setFailure(
      Object.keys(atFields).length > 0
        ? null
        : texts.t('postForm.failed', { reason: problemText(error, texts) }),
    );
  };

  const run = async ({ draft, pictures }: Submission) => {
    if (running.current) return;
    const found = check({ draft, pictures }, texts);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    running.current = true;
    setSaving(true);
    try {
      onSaved(await send({ draft, pictures, postId }, texts, setSent));
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
      setSaving(false);
      setSent(null);
    }
  };
  const clear = (fields: readonly string[]) =>
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !fields.includes(name))));
  return { errors, clear, failure, sent, isSaving, run };
}

export type Save = ReturnType<typeof useSave>;

function check({ draft, pictures }: Submission, { t }: Texts): DraftErrors {
  const found: DraftErrors = {};
  if (draft.place.text.trim() === '') found.location = t('postForm.location_required');
  if (pictures.length === 0) found.pictures = t('postForm.pictures.required');
  if ([...draft.caption.trim()].length > longestCaption) found.caption = t('fields.too_long');
  if (parsePrice(draft.price) === null) found.price = t('postForm.price.bad');
  return found;
}

async function send(
  { draft, pictures, postId }: Submission & { postId: number | null },
  { language }: Texts,
  onSent: (shares: ReadonlyMap<string, number>) => void,
): Promise<number> {
  const files = newFiles(pictures);
  const keys = pictures.flatMap((picture) => (picture.kind === 'new' ? [picture.key] : []));
  const sizes = files.map((file) => file.size);
  const api = createUploadApi(language, (progress) => {
    const shares = sentShares(progress, sizes);
    onSent(new Map(keys.map((key, index) => [key, shares[index] ?? 0])));
  });
  const body = submissionOf(draft, pictures, postId !== null);
  const { post } =
    postId === null
      ? await api.call('POST /api/posts', { body })
      : await api.call('PUT /api/posts/:id', { params: { id: postId }, body });
  return post.id;
}
