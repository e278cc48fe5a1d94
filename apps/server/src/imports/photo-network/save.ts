import { createHash } from 'node:crypto';
import type { Bundle, skipReasons } from '@staylore/contract/imports/photo-network';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ApiError, fail } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findOrCreateHotel } from '../../stays/hotels/index.ts';
import { type LinkMaking, linkPosts } from '../../stays/links/index.ts';
import { planPictures } from '../../stays/pictures/index.ts';
import { toMinor } from '../../stays/posts/index.ts';
import { replaceTags } from '../../stays/tags/index.ts';
import { budgetFor, type ReadingAround } from '../second-reader/index.ts';
import { planFinish } from './finish.ts';
import { readHandle } from './handle.ts';
import { handleOwner, insertImported, type NetworkPostRow, networkPosts, twinPosts } from './queries.ts';
import { pictureUrls, readStays, type Stay } from './stay.ts';

export type SkipReason = (typeof skipReasons)[number];

export interface SaveResult {
  saved: number[];
  skipped: { postId: string; reason: SkipReason }[];
}

/**
 * Saves the stays of a bundle for a member. Nothing in the bundle is trusted: caption and pictures come from what the scan read, the
 * stay is derived anew. All or nothing: a fault leaves no half bundle, and the same bundle again saves nothing twice.
 */
export async function saveBundle(
  around: LinkMaking & ReadingAround,
  viewer: Viewer,
  bundle: Bundle,
): Promise<SaveResult> {
  const handle = readHandle(bundle.handle);
  if (handle === null) throw new ApiError('request.invalid', { fields: { handle: 'invalid' } });
  const owner = await handleOwner(around.db, handle);
  if (owner !== null && owner !== viewer.id) fail('instagram.handle_claimed');
  const ids = bundle.posts.map((post) => post.source_post_id ?? post.postId ?? '');
  const scanned = new Map((await networkPosts(around.db, handle, ids)).map((post) => [post.id, post]));
  const now = around.clock.now();
  const posts = bundle.posts.map(({ caption = null }, index) => {
    const id = ids[index] ?? '';
    return scanned.get(id) ?? unknownPost({ id, handle, caption, now });
  });
  const captions = posts.map((post) => post?.caption ?? null);
  const stays = await readStays(around, captions, { budget: budgetFor('save') });
  return inTransaction(around.db, async (trx) => {
    const result: SaveResult = { saved: [], skipped: [] };
    const known = await alreadyTold(trx, viewer, [...scanned.values()]);
    for (const [index, post] of posts.entries()) {
      const id = ids[index] ?? '';
      const saved =
        post === null
          ? 'unknown_post'
          : known.has(id)
            ? 'duplicate'
            : await savePost(trx, { post, stay: stays[index] ?? null, viewer, now });
      if (typeof saved === 'number') result.saved.push(saved);
      else result.skipped.push({ postId: id === '' ? String(index) : id, reason: saved });
    }
    await linkPosts(trx, around, result.saved);
    await planFinish(trx, { userId: viewer.id, handle, postIds: result.saved });
    return result;
  });
}

/** Ids of scanned posts that the member brought by another way before, as by a data export, which knows no ids. */
async function alreadyTold(
  trx: Executor,
  viewer: Viewer,
  posts: readonly NetworkPostRow[],
): Promise<Set<string>> {
  const told = posts.flatMap((post) =>
    post.taken_at === null ? [] : [{ id: post.id, caption: post.caption ?? '', takenAt: post.taken_at }],
  );
  const twins = await twinPosts(trx, viewer.id, told);
  return new Set(told.flatMap(({ id }, index) => (twins[index] === null ? [] : [id])));
}

/** A post that the scan never saw: its caption is read like any other, but no picture is fetched for it. */
function unknownPost(entry: {
  id: string;
  handle: string;
  caption: string | null;
  now: Date;
}): NetworkPostRow | null {
  if (entry.caption === null || entry.caption.trim() === '') return null;
  return {
    id: entry.id,
    handle: entry.handle,
    shortcode: null,
    caption: entry.caption.replaceAll('\u0000', '').toWellFormed(),
    permalink: null,
    media_type: 'unknown',
    media_url: null,
    children: [],
    taken_at: null,
    author_name: null,
    author_picture: null,
    fetched_at: entry.now,
  };
}

async function savePost(
  trx: Executor,
  save: { post: NetworkPostRow; stay: Stay | null; viewer: Viewer; now: Date },
): Promise<number | SkipReason> {
  const { stay } = save;
  if (stay === null) return 'no_stay';
  return (await saveStay(trx, { ...save, stay, userId: save.viewer.id })) ?? 'duplicate';
}

/** Saves a post of the network as a stay and plans its pictures; null when the member has it already. */
export async function saveStay(
  trx: Executor,
  save: {
    post: NetworkPostRow;
    stay: Stay;
    userId: number;
    now: Date;
    marks?: { archived: boolean; ad_label: boolean };
  },
): Promise<number | null> {
  const { marks = {}, now, post, stay, userId } = save;
  const hotelId =
    stay.hotelName === null
      ? null
      : await findOrCreateHotel(
          trx,
          { ...stay, name: stay.hotelName },
          { userId, at: post.taken_at ?? now, undertaking: `${userId} ${post.handle}` },
        );
  const postId = await insertImported(trx, {
    ...importedColumns(post, stay),
    ...marks,
    user_id: userId,
    hotel_id: hotelId,
    saved_at: now,
    updated_at: now,
  });
  if (postId === null) return null;
  await replaceTags(trx, postId, stay.tags);
  const pictures = pictureUrls(post).map((sourceUrl) => ({ sourceUrl, alt: null }));
  await planPictures(trx, [{ postId, pictures }]);
  return postId;
}

/** The columns of a post as the photo network and the stay found in it give them. */
export function importedColumns(post: NetworkPostRow, stay: Stay) {
  return {
    caption: post.caption ?? '',
    location: stay.location,
    hotel_name: stay.hotelName,
    hotel_url: null,
    lat: stay.lat,
    lng: stay.lng,
    street: null,
    zip: null,
    city: stay.city,
    state: stay.state,
    country: stay.country,
    price_minor: stay.price === null ? null : toMinor(stay.price.amount, stay.price.currency),
    price_currency: stay.price?.currency ?? null,
    price_per: stay.price?.per ?? null,
    found: stay.found,
    source: 'instagram' as const,
    source_post_id: post.id === '' ? null : post.id,
    source_handle: post.handle === '' ? null : post.handle,
    source_url: post.permalink,
    content_hash: contentHash(post, pictureUrls(post)),
    created_at: post.taken_at ?? post.fetched_at,
  };
}

/** Same picture and caption: the mark of a post that came under another id. Signed addresses change, their path does not. */
function contentHash(post: NetworkPostRow, pictures: readonly string[]): Buffer {
  const picture = pictures[0] === undefined ? '' : (URL.parse(pictures[0])?.pathname ?? pictures[0]);
  return createHash('sha256')
    .update(JSON.stringify([picture, (post.caption ?? '').trim()]))
    .digest();
}
