import type { UploadedFile } from '@staylore/contract/endpoint';
import type { Executor } from '../../platform/db/database.ts';
import { isDuplicate } from '../../platform/db/sql-errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import {
  discardPictures,
  fetchPicture,
  newPictureKey,
  PictureError,
  type StoredPicture,
  storePicture,
  storeUpload,
} from '../../platform/pictures/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { changeStay, postFor, saveStay } from '../../stays/posts/index.ts';
import {
  contentOf,
  type NetworkPostRow,
  originOf,
  pictureUrls,
  postedAt,
  readStays,
  type Stay,
} from '../photo-network/index.ts';
import { budgetFor } from '../second-reader/index.ts';

export interface Saving {
  viewer: Viewer;
  post: NetworkPostRow;
  /** The own post that it is saved onto; a new one if undefined. */
  onto: number | undefined;
  /** A picture that the member sent, for when the network's is not available. */
  upload: UploadedFile | undefined;
  signal: AbortSignal;
}

/** The member saves this one post on purpose, so it is kept even if no stay is found in its caption. */
const noStay: Stay = {
  location: '',
  hotelName: null,
  names: [],
  city: null,
  state: null,
  country: null,
  lat: null,
  lng: null,
  price: null,
  found: 1,
  confidence: 0,
  evidence: [],
  tags: [],
};

/** Saves a post of the network, as a new post or onto an existing one; returns its id, or `duplicate` if the member has it already. */
export async function savePost(platform: Platform, saving: Saving): Promise<number | 'duplicate'> {
  const [cover, ...others] = pictureUrls(saving.post);
  const limits = { budget: budgetFor('link'), signal: saving.signal };
  const [stay = null] = await readStays(platform, [saving.post.caption], limits);
  const stored = await storeCover(platform, cover, saving);
  // A cover that is not available now is retried later, like the other pictures.
  const later = stored === null && cover !== undefined ? [cover, ...others] : others;
  try {
    return await inTransaction(platform.db, (trx) =>
      write(trx, platform, { ...saving, stay, stored, later }),
    );
  } catch (error) {
    await discardPictures(platform.storage, stored === null ? [] : [stored]);
    if (isDuplicate(error, 'posts__source_once') || isDuplicate(error, 'posts__content_once'))
      return 'duplicate';
    throw error;
  }
}

async function storeCover(
  platform: Platform,
  url: string | undefined,
  { upload, signal }: Saving,
): Promise<StoredPicture | null> {
  const { log, storage } = platform;
  if (upload !== undefined) return storeUpload(platform, upload);
  if (url === undefined) return null;
  try {
    return await storePicture(storage, newPictureKey(), await fetchPicture(platform, url, signal));
  } catch (error) {
    if (!(error instanceof OutgoingError) && !(error instanceof PictureError)) throw error;
    log.info({ err: error }, 'The picture of a saved link comes later');
    return null;
  }
}

async function write(
  trx: Executor,
  platform: Platform,
  saving: Saving & { stay: Stay | null; stored: StoredPicture | null; later: readonly string[] },
): Promise<number> {
  const { viewer, post, onto, stay } = saving;
  const content = { ...contentOf(post, stay ?? noStay), found: stay?.found ?? 0 };
  const origin = originOf(post, 'link');
  const importKey = `${viewer.id} links`;
  const pictures = {
    stored: saving.stored === null ? [] : [saving.stored],
    planned: saving.later.map((sourceUrl) => ({ sourceUrl, alt: null })),
  };
  const tags = stay?.tags ?? [];
  if (onto === undefined)
    return saveStay(trx, platform, {
      userId: viewer.id,
      content,
      origin,
      screenedAs: saving.upload && 'written',
      createdAt: postedAt(post),
      importKey,
      tags,
      pictures,
    });
  const own = await postFor(trx, 'update', { id: onto, viewer, lock: true });
  const { source_account_id, source_handle } = own;
  // What the network does not provide leaves the member's own words unchanged; the date of the stay is kept.
  const caption = content.caption === '' ? own.caption : content.caption;
  // If the caption has no place, the one on the card is kept; a stay without a hotel's name would empty it.
  const keepsPlace = stay === null || (stay.location === '' && own.location !== '');
  await changeStay(trx, platform, own, {
    ...(!keepsPlace && { content }),
    screenedAs: saving.upload && 'written',
    // A link that names no account does not make the words of a known one the member's own.
    columns: {
      ...origin,
      ...(origin.source_handle === null && { source_handle, source_account_id }),
      caption,
    },
    author: { userId: viewer.id, at: post.taken_at ?? platform.clock.now(), importKey },
    tags: stay?.tags,
    pictures: pictures.stored.length + pictures.planned.length > 0 ? pictures : undefined,
  });
  return onto;
}
