import type { UploadedFile } from '@staylore/contract/endpoint';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction, isDuplicate } from '../../platform/db/transaction.ts';
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
import { findOrCreateHotel } from '../../stays/hotels/index.ts';
import { linkPosts } from '../../stays/links/index.ts';
import { replacePictures } from '../../stays/pictures/index.ts';
import { insertPost, postFor, updatePostRow } from '../../stays/posts/index.ts';
import { replaceTags } from '../../stays/tags/index.ts';
import {
  importedColumns,
  type NetworkPostRow,
  pictureUrls,
  readStays,
  type Stay,
} from '../photo-network/index.ts';
import { budgetFor } from '../second-reader/index.ts';

export interface Saving {
  viewer: Viewer;
  post: NetworkPostRow;
  /** The own post onto which it is saved; a new one where there is none. */
  onto: number | undefined;
  /** A picture that the member brought along, where the network's cannot be had. */
  upload: UploadedFile | undefined;
  signal: AbortSignal;
}

/** Somebody saves one post on purpose, so it is kept even where no stay is found in its caption. */
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

/** Saves a post of the network, as a new post or onto an own one; answers its id, or `duplicate` when the member has it already. */
export async function savePost(platform: Platform, saving: Saving): Promise<number | 'duplicate'> {
  const [cover, ...others] = pictureUrls(saving.post);
  const asking = { budget: budgetFor('link'), signal: saving.signal };
  const [stay = null] = await readStays(platform, [saving.post.caption], asking);
  const stored = await storeCover(platform, cover, saving);
  // A cover that cannot be had now is tried again later, like the rest of the pictures.
  const later = stored === null && cover !== undefined ? [cover, ...others] : others;
  try {
    return await inTransaction(platform.db, async (trx) => {
      const id = await write(trx, { ...saving, stay, stored, later, now: platform.clock.now() });
      await linkPosts(trx, platform, [id]);
      return id;
    });
  } catch (error) {
    await discardPictures(platform.storage, stored === null ? [] : [stored]);
    if (isDuplicate(error, 'posts__source_once') || isDuplicate(error, 'posts__content_once'))
      return 'duplicate';
    throw error;
  }
}

async function storeCover(
  { storage, fetchSafely, log }: Platform,
  url: string | undefined,
  { upload, signal }: Saving,
): Promise<StoredPicture | null> {
  if (upload !== undefined) return storeUpload(storage, upload);
  if (url === undefined) return null;
  try {
    return await storePicture(storage, newPictureKey(), await fetchPicture(fetchSafely, url, signal));
  } catch (error) {
    if (!(error instanceof OutgoingError) && !(error instanceof PictureError)) throw error;
    log.info({ err: error }, 'The picture of a saved link comes later');
    return null;
  }
}

async function write(
  trx: Executor,
  saving: Saving & { stay: Stay | null; stored: StoredPicture | null; later: readonly string[]; now: Date },
): Promise<number> {
  const { viewer, post, onto, stay, now } = saving;
  const hotelId =
    stay === null || stay.hotelName === null
      ? null
      : await findOrCreateHotel(
          trx,
          { ...stay, name: stay.hotelName },
          { userId: viewer.id, at: post.taken_at ?? now, undertaking: `${viewer.id} links` },
        );
  const imported = importedColumns(post, stay ?? noStay);
  const found = stay?.found ?? 0;
  const columns = { ...imported, found, hotel_id: hotelId, source: 'link' as const, updated_at: now };
  const id =
    onto === undefined
      ? (await insertPost(trx, { ...columns, user_id: viewer.id, saved_at: now })).id
      : await patch(trx, { id: onto, viewer, columns, stay });
  if (stay !== null) await replaceTags(trx, id, stay.tags);
  if (saving.stored !== null || saving.later.length > 0) {
    await replacePictures(trx, {
      postId: id,
      stored: saving.stored === null ? [] : [saving.stored],
      planned: saving.later.map((sourceUrl) => ({ sourceUrl, alt: null })),
    });
  }
  return id;
}

type Columns = Omit<ReturnType<typeof importedColumns>, 'source' | 'found'> & {
  found: number;
  hotel_id: number | null;
  source: 'link';
  updated_at: Date;
};

/** What the network does not tell leaves the member's own words alone; when the stay was told stays as it was. */
async function patch(
  trx: Executor,
  change: { id: number; viewer: Viewer; columns: Columns; stay: Stay | null },
): Promise<number> {
  const { id, viewer, columns, stay } = change;
  const own = await postFor(trx, 'update', { id, viewer, held: true });
  const { caption, source, source_post_id, source_handle, source_url, content_hash, updated_at } = columns;
  const origin = { source, source_post_id, source_handle, source_url, content_hash, updated_at };
  const { created_at: _told, ...told } = columns;
  // Without a place in the caption the one on the card holds; a stay without a hotel's name would empty it.
  const place = stay === null || (stay.location === '' && own.location !== '') ? origin : told;
  await updatePostRow(trx, id, { ...place, caption: caption === '' ? own.caption : caption });
  return id;
}
