import { longestCaption } from '@staylore/contract/lengths';
import { useState } from 'react';
import type { Draft } from '../../features/stays/posts/editor/draft.ts';
import { markSent } from '../../features/stays/posts/editor/draft-store.ts';
import { type DraftPicture, newFiles } from '../../features/stays/posts/editor/pictures/pictures.ts';
import type { PostValues } from '../../features/stays/posts/editor/post-form.ts';
import { parsePrice } from '../../features/stays/posts/editor/price.ts';
import { errorsAtFields, submissionOf } from '../../features/stays/posts/editor/submission.ts';
import { createUploadApi, sentShares } from '../../platform/api/upload-api.ts';
import { type Refusals, useForm } from '../../platform/forms/use-form.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';
import { usePlaceLookUp } from './use-place-look-up.ts';

interface Options {
  /** The post that is changed, null for a new one. */
  postId: number | null;
  /** Where the browser keeps the draft. */
  draftKey: string;
  initial: Draft;
  pictures: readonly DraftPicture[];
  /** Told once everything is stored; the id is that of the post. */
  onSaved(postId: number): void;
}

/** How much of each new picture has been sent, 0 to 1, by its key; null while nothing is sent. */
export type SentShares = ReadonlyMap<string, number> | null;

/** The form of a post: saving tells how far each picture is, and keeps everything where it fails. */
export function usePostForm({ postId, draftKey, initial, pictures, onSaved }: Options) {
  const texts = useTexts();
  const [sent, setSent] = useState<SentShares>(null);
  const form = useForm<PostValues>({
    values: { ...initial, pictures },
    check: (values) => faultsOf(values, texts),
    send: async () => {
      // Leaving the place for the button looks the place up; the post goes with the coordinates.
      await place.settled();
      markSent(draftKey, true);
      try {
        onSaved(await sendPost(form.getValues(), { postId, texts, onSent: setSent }));
      } finally {
        markSent(draftKey, false);
        setSent(null);
      }
    },
    refused: ({ code, errors, message }) => {
      const atFields = errorsAtFields(errors);
      // Why a picture was refused is told by the whole answer better than by its field.
      if (code.startsWith('pictures.')) atFields.pictures = message;
      return Object.keys(atFields).length > 0 ? atFields : undefined;
    },
    failed: (reason) => texts.t('postForm.failed', { reason }),
  });
  const place = usePlaceLookUp(form);
  return { form, sent, lookUp: place.lookUp };
}

function faultsOf({ caption, pictures, place, price }: PostValues, { t }: Texts): Refusals<PostValues> {
  return {
    ...(place.text.trim() === '' && { place: t('postForm.location_required') }),
    ...(pictures.length === 0 && { pictures: t('postForm.pictures.required') }),
    ...([...caption.trim()].length > longestCaption && { caption: t('fields.too_long') }),
    ...(parsePrice(price) === null && { price: t('postForm.price.bad') }),
  };
}

interface Sending {
  postId: number | null;
  texts: Texts;
  onSent(shares: SentShares): void;
}

async function sendPost(values: PostValues, { postId, texts, onSent }: Sending): Promise<number> {
  const { pictures } = values;
  const sizes = newFiles(pictures).map((file) => file.size);
  const keys = pictures.flatMap((picture) => (picture.kind === 'new' ? [picture.key] : []));
  const api = createUploadApi(texts.language, (progress) => {
    const shares = sentShares(progress, sizes);
    onSent(new Map(keys.map((key, index) => [key, shares[index] ?? 0])));
  });
  const body = submissionOf(values, postId !== null);
  const { post } =
    postId === null
      ? await api.call('POST /api/posts', { body })
      : await api.call('PUT /api/posts/:id', { params: { id: postId }, body });
  return post.id;
}
