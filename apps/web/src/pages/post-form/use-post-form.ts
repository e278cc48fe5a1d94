import { longestCaption } from '@staylore/contract/lengths';
import { parsePrice } from '@staylore/money/typed-price';
import { useState } from 'react';
import type { Draft } from '../../features/stays/posts/editor/draft.ts';
import { markSent } from '../../features/stays/posts/editor/draft-store.ts';
import type { DraftPicture } from '../../features/stays/posts/editor/pictures/pictures.ts';
import { usePictures } from '../../features/stays/posts/editor/pictures/use-pictures.ts';
import type { PostValues } from '../../features/stays/posts/editor/post-form.ts';
import { type SentPost, type SentShares, sendPost } from '../../features/stays/posts/editor/send-post.ts';
import { errorsAtFields } from '../../features/stays/posts/editor/submission.ts';
import { sendWhenOnline } from '../../features/stays/posts/editor/waiting-posts.ts';
import { type Refusals, useForm } from '../../platform/forms/use-form.ts';
import { type Texts, useTexts } from '../../platform/texts/texts.tsx';
import { usePlaceLookUp } from './use-place-look-up.ts';

interface Options {
  /** The post that is edited, null for a new one. */
  postId: number | null;
  /** Where the browser keeps the draft. */
  draftKey: string;
  initial: Draft;
  pictures: readonly DraftPicture[];
  /** Called once everything is stored. */
  onSaved(post: SentPost): void;
}

/** The form of a post: saving reports the upload progress of each picture, and keeps everything if it fails. */
export function usePostForm({ postId, draftKey, initial, pictures, onSaved }: Options) {
  const texts = useTexts();
  const [sent, setSent] = useState<SentShares>(null);
  const form = useForm<PostValues>({
    values: { ...initial, pictures },
    check: (values) => faultsOf(values, texts),
    settled: () => album.settled(),
    send: async () => {
      // Leaving the place field for the button looks the place up; the post is sent with its coordinates.
      await place.settled();
      const values = form.getValues();
      const send = async () => {
        markSent(draftKey, true);
        return sendPost(values, { postId, language: texts.language, onSent: setSent });
      };
      try {
        onSaved(await sendWhenOnline({ key: draftKey, postId }, values, send));
      } finally {
        markSent(draftKey, false);
        setSent(null);
      }
    },
    refused: ({ code, errors, message }) => {
      const atFields = errorsAtFields(errors);
      // The whole answer explains better than its field why a picture was refused.
      if (code.startsWith('pictures.')) atFields.pictures = message;
      return Object.keys(atFields).length > 0 ? atFields : undefined;
    },
    failed: (reason) => texts.t('postForm.failed', { reason }),
  });
  const place = usePlaceLookUp(form);
  const album = usePictures(form);
  return { form, album, sent, lookUp: place.lookUp };
}

function faultsOf({ caption, pictures, place, price }: PostValues, { t }: Texts): Refusals<PostValues> {
  return {
    ...(place.text.trim() === '' && { place: t('postForm.location_required') }),
    ...(pictures.length === 0 && { pictures: t('postForm.pictures.required') }),
    ...([...caption.trim()].length > longestCaption && { caption: t('fields.too_long') }),
    ...(parsePrice(price) === null && { price: t('postForm.price.bad') }),
  };
}
