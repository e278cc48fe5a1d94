import type { UploadedFile } from '@staylore/contract/endpoint';
import { picturesPerPost } from '@staylore/contract/lengths';
import type { PostForm } from '@staylore/contract/stays/post-form';
import { toMinor } from '@staylore/money/money';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/errors.ts';
import { discardPictures, type StoredPicture, storeUpload } from '../../platform/pictures/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { arrangePictures } from '../pictures/index.ts';
import { filled, placeColumns } from '../places/index.ts';
import { withHashtags } from '../tags/index.ts';
import { picturesCount, updatePostRow } from './queries.ts';
import { changeStay, holdSpam, type StayContent, type StayOrigin, saveStay } from './save-stay.ts';
import { postFor } from './service.ts';

export interface PostSubmission {
  viewer: Viewer;
  form: PostForm;
  files: readonly UploadedFile[];
}

/** Origin of a post that was not written here. */
export interface PostOrigin {
  from: StayOrigin;
  /** When it was published there; now if unknown. */
  takenAt: Date | null;
  marks: { archived: boolean; ad_label: boolean };
}

/** Runs in the transaction that writes the post: both happen, or neither. */
type Afterwards = (trx: Executor, postId: number) => Promise<void>;

/** Publishes a post: pictures first, then everything else in one transaction, so that no incomplete post is visible. */
export async function publishPost(
  platform: Platform,
  {
    viewer,
    form,
    files,
    origin,
    afterwards,
  }: PostSubmission & { origin?: PostOrigin; afterwards?: Afterwards },
): Promise<number> {
  if (files.length === 0) fail('request.invalid', { file: 'required' });
  return withUploads(platform, files, (uploads) =>
    inTransaction(platform.db, async (trx) => {
      const now = platform.clock.now();
      const id = await saveStay(trx, platform, {
        userId: viewer.id,
        content: contentFrom(form),
        origin: origin?.from,
        screenedAs: origin && 'export',
        marks: origin?.marks,
        createdAt: notLater(origin?.takenAt ?? now, now),
        importKey: origin && `${viewer.id} ${origin.from.source_handle ?? origin.from.source}`,
        tags: withHashtags(form.tags, form.caption),
        pictures: { uploads, order: form.order, alt: form.alt },
      });
      await afterwards?.(trx, id);
      return id;
    }),
  );
}

/** A future time would keep a post above all others. */
const notLater = (posted: Date, now: Date): Date => (posted > now ? now : posted);

export async function addPictures(
  platform: Platform,
  id: number,
  { viewer, files, afterwards }: Omit<PostSubmission, 'form'> & { afterwards: Afterwards },
): Promise<void> {
  await postFor(platform.db, 'update', { id, viewer });
  await withUploads(platform, files, (uploads) =>
    inTransaction(platform.db, async (trx) => {
      const post = await postFor(trx, 'update', { id, viewer, lock: true });
      await arrangePictures(trx, { postId: post.id, uploads, order: undefined, alt: undefined });
      if ((await picturesCount(trx, post.id)) > picturesPerPost) fail('pictures.too_many');
      await updatePostRow(trx, post.id, { typed_by_saver: true });
      const { caption, user_id: userId } = post;
      const sentIn = { source: 'export', beside: '', link: null, changed: true } as const;
      await holdSpam(trx, platform, { postId: post.id, userId, caption, ...sentIn });
      await afterwards(trx, post.id);
    }),
  );
}

export async function changePost(
  platform: Platform,
  id: number,
  { viewer, form, files }: PostSubmission,
): Promise<void> {
  await postFor(platform.db, 'update', { id, viewer });
  await withUploads(platform, files, (uploads) =>
    inTransaction(platform.db, async (trx) => {
      const post = await postFor(trx, 'update', { id, viewer, lock: true });
      const content = contentFrom(form);
      await changeStay(trx, platform, post, {
        content,
        screenedAs:
          content.caption === post.caption && content.hotel_url === post.hotel_url ? undefined : 'written',
        author: { userId: post.user_id, at: post.created_at },
        // A hashtag that was in the previous caption was left out of the tags on purpose.
        tags: withHashtags(form.tags, form.caption, post.caption),
        pictures: {
          uploads,
          order: form.order,
          alt: form.alt,
          hasCover: files.some(({ field }) => field === 'file'),
        },
      });
      const pictures = await picturesCount(trx, post.id);
      if (pictures === 0) fail('request.invalid', { file: 'required' });
      if (pictures > picturesPerPost) fail('pictures.too_many', { gallery: 'too_many' });
    }),
  );
}

/** Stores uploaded pictures, runs the work, and removes them again if it fails. The cover is the field `file`, whatever its position. */
async function withUploads<T>(
  platform: Platform,
  files: readonly UploadedFile[],
  work: (uploads: StoredPicture[]) => Promise<T>,
): Promise<T> {
  if (files.length > picturesPerPost) fail('pictures.too_many', { gallery: 'too_many' });
  const ordered = [...files].sort((a, b) => Number(b.field === 'file') - Number(a.field === 'file'));
  const uploads: StoredPicture[] = [];
  try {
    for (const file of ordered) uploads.push(await storeUpload(platform, file));
    return await work(uploads);
  } catch (error) {
    await discardPictures(platform.storage, uploads);
    throw error;
  }
}

function contentFrom(form: PostForm): StayContent {
  const hotelName = filled(form.hotel_name) ?? hotelIn(form.location);
  const place = placeColumns(form);
  const currency = form.price_currency ?? 'EUR';
  return {
    caption: form.caption,
    location: form.location,
    hotel_name: hotelName,
    hotel_url: filled(form.hotel_url),
    ...place,
    price_minor: form.hotel_price === undefined ? null : toMinor(form.hotel_price, currency),
    price_currency: form.hotel_price === undefined ? null : currency,
    price_per: form.hotel_price === undefined ? null : (form.price_per ?? null),
    found: hotelName === null ? 0 : place.lat !== null ? 3 : 2,
  };
}

/** The hotel in "Hotel Bergkristall, Zermatt": the part before the first comma, if a place follows it. */
function hotelIn(location: string): string | null {
  const [name = '', ...rest] = location.split(',').map((part) => part.trim());
  return rest.length > 0 && name !== '' ? name : null;
}
