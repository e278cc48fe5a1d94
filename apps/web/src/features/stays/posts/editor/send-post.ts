import { createUploadApi, sentShares } from '../../../../platform/api/upload-api.ts';
import type { Language } from '../../../../platform/texts/language.ts';
import { newFiles } from './pictures/pictures.ts';
import type { PostValues } from './post-form.ts';
import { submissionOf } from './submission.ts';

/** How much of each new picture has been sent, 0 to 1, by its key; null while nothing is sent. */
export type SentShares = ReadonlyMap<string, number> | null;

interface Sending {
  /** The post that is changed, null for a new one. */
  postId: number | null;
  language: Language;
  onSent?(shares: SentShares): void;
}

export interface SentPost {
  id: number;
  /** It waits for moderators before others see it. */
  held: boolean;
}

/** Stores a post; throws `Problem`. */
export async function sendPost(values: PostValues, { postId, language, onSent }: Sending): Promise<SentPost> {
  const { pictures } = values;
  const sizes = newFiles(pictures).map((file) => file.size);
  const keys = pictures.flatMap((picture) => (picture.kind === 'new' ? [picture.key] : []));
  const api = createUploadApi(language, (progress) => {
    const shares = sentShares(progress, sizes);
    onSent?.(new Map(keys.map((key, index) => [key, shares[index] ?? 0])));
  });
  const body = submissionOf(values, postId !== null);
  const { post } =
    postId === null
      ? await api.call('POST /api/posts', { body })
      : await api.call('PUT /api/posts/:id', { params: { id: postId }, body });
  return { id: post.id, held: post.withheld === 'held' };
}
