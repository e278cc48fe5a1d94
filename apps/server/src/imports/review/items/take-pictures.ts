import { createHash } from 'node:crypto';
import type { UploadedFile } from '@staylore/contract/endpoint';
import type { PostForm } from '@staylore/contract/stays/post-form';
import { fromMinor } from '@staylore/money/money';
import type { Executor } from '../../../platform/db/database.ts';
import { isDuplicate } from '../../../platform/db/sql-errors.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, found } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { addPictures, type PostOrigin, publishPost } from '../../../stays/posts/index.ts';
import { hashtags } from '../../../stays/tags/index.ts';
import { type ImportRow, type ItemRow, itemsByKeys, lockItem, samePost, updateItem } from '../queries.ts';
import { knownPosts, networkId } from './read-items.ts';

/** The item changed while its pictures were being stored; nothing of this call is kept. */
class Overtaken extends Error {}

/**
 * Adds pictures to an accepted item. With the first one it becomes a post, in one transaction with the item's own state, so that a repeated
 * call, or two windows at once, create neither a second post nor a second picture.
 */
export async function takePictures(
  platform: Platform,
  target: ImportRow,
  sent: { key: string; from: number; files: readonly UploadedFile[]; viewer: Viewer },
): Promise<ItemRow> {
  const { files, from, key, viewer } = sent;
  const [item] = await itemsByKeys(platform.db, target.id, [key]);
  const now = found(item, 'imports.not_found');
  if (now.state !== 'accepted' && now.state !== 'imported' && now.state !== 'duplicate')
    fail('request.invalid', { key: 'invalid' });
  if (now.state === 'duplicate' || from < now.pictures) return now;
  if (now.post_id === null) {
    // The post may have been imported in another way since it was read.
    const taken_at = now.taken_at?.toISOString() ?? null;
    const known = await knownPosts(platform.db, target.user_id, [{ key, caption: now.caption, taken_at }]);
    const duplicate_of = known.get(key);
    if (duplicate_of !== undefined)
      return markDuplicate(platform, target, { key, post: async () => duplicate_of });
  }
  if (from > now.pictures) fail('request.invalid', { from: 'out_of_range' });
  if (files.length === 0) fail('request.invalid', { pictures: 'required' });
  const marks = {
    userId: target.user_id,
    networkId: networkId(key),
    contentHash: await contentMark(now, files),
  };
  const afterwards = async (trx: Executor, postId: number) => {
    const locked = found(await lockItem(trx, target.id, key), 'imports.not_found');
    if (locked.pictures !== from || locked.state !== now.state) throw new Overtaken();
    await updateItem(trx, locked.id, { state: 'imported', post_id: postId, pictures: from + files.length });
  };
  try {
    if (now.post_id !== null) await addPictures(platform, now.post_id, { viewer, files, afterwards });
    else
      await publishPost(platform, {
        viewer,
        form: formOf(now),
        files,
        origin: originOf(target, now, marks.contentHash),
        afterwards,
      });
  } catch (error) {
    if (isDuplicate(error))
      return markDuplicate(platform, target, { key, post: (trx) => samePost(trx, marks) });
    if (!(error instanceof Overtaken)) throw error;
  }
  const [after] = await itemsByKeys(platform.db, target.id, [key]);
  return found(after, 'imports.not_found');
}

async function markDuplicate(
  platform: Platform,
  target: ImportRow,
  { key, post }: { key: string; post: (trx: Executor) => Promise<number | null> },
): Promise<ItemRow> {
  return inTransaction(platform.db, async (trx) => {
    const locked = found(await lockItem(trx, target.id, key), 'imports.not_found');
    // The same call twice at once: the existing post is this item's own.
    if (locked.state === 'imported') return locked;
    return updateItem(trx, locked.id, { state: 'duplicate', duplicate_of: await post(trx) });
  });
}

function originOf(target: ImportRow, item: ItemRow, contentHash: Buffer): PostOrigin {
  return {
    from: {
      source: target.source === 'export' ? 'export' : 'instagram',
      source_post_id: networkId(item.key),
      source_handle: target.handle,
      source_account_id: null,
      source_url: null,
      content_hash: contentHash,
    },
    takenAt: item.taken_at,
    marks: { archived: target.archived, ad_label: target.ad_label },
  };
}

/** Same picture and caption: recognises a post that came under another key. */
async function contentMark(item: ItemRow, files: readonly UploadedFile[]): Promise<Buffer> {
  const picture = createHash('sha256')
    .update((await files[0]?.read()) ?? '')
    .digest('hex');
  return createHash('sha256')
    .update(JSON.stringify([picture, item.caption.trim()]))
    .digest();
}

function formOf(item: ItemRow): PostForm {
  const price =
    item.price_minor === null || item.price_currency === null
      ? {}
      : {
          hotel_price: fromMinor(item.price_minor, item.price_currency),
          price_currency: item.price_currency,
          ...(item.price_per === null ? {} : { price_per: item.price_per }),
        };
  return {
    caption: item.caption,
    location: [item.hotel_name, item.city].filter(Boolean).join(', ').slice(0, 200),
    hotel_name: item.hotel_name ?? undefined,
    lat: item.lat ?? undefined,
    long: item.lng ?? undefined,
    city: item.city ?? undefined,
    state: item.region ?? undefined,
    country: item.country ?? undefined,
    tags: hashtags(item.caption),
    ...price,
  } as PostForm;
}
