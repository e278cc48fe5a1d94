import { createHash } from 'node:crypto';
import type { Bundle, skipReasons } from '@staylore/contract/imports/photo-network';
import { toMinor } from '@staylore/money/money';
import type { Executor } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { LinkMaking } from '../../stays/links/index.ts';
import { placeColumns } from '../../stays/places/index.ts';
import { type NewStay, type StayContent, type StayOrigin, saveStays } from '../../stays/posts/index.ts';
import { budgetFor, type ReadingDependencies } from '../second-reader/index.ts';
import { planFinish } from './finish.ts';
import { readHandle } from './handle.ts';
import { handleOwner, type NetworkPostRow, networkPosts, twinPosts } from './queries.ts';
import { pictureUrls, readStays, type Stay } from './stay.ts';

export type SkipReason = (typeof skipReasons)[number];

export interface SaveResult {
  saved: number[];
  skipped: { postId: string; reason: SkipReason }[];
}

/**
 * Saves the stays of a bundle for a member. Nothing in the bundle is trusted: caption and pictures come from what the scan read, the stay
 * is derived again. All or nothing: an error leaves no partial bundle, and repeating the same bundle saves nothing twice.
 */
export async function saveBundle(
  dependencies: LinkMaking & ReadingDependencies,
  viewer: Viewer,
  bundle: Bundle,
): Promise<SaveResult> {
  const handle = readHandle(bundle.handle);
  if (handle === null) fail('request.invalid', { handle: 'invalid' });
  const owner = await handleOwner(dependencies.db, handle);
  if (owner !== null && owner !== viewer.id) fail('instagram.handle_claimed');
  const ids = bundle.posts.map((post) => post.source_post_id ?? post.postId ?? '');
  const scanned = new Map((await networkPosts(dependencies.db, handle, ids)).map((post) => [post.id, post]));
  const now = dependencies.clock.now();
  const posts = bundle.posts.map(({ caption = null }, index) => {
    const id = ids[index] ?? '';
    return scanned.get(id) ?? unknownPost({ id, handle, caption, now });
  });
  const captions = posts.map((post) => post?.caption ?? null);
  const stays = await readStays(dependencies, captions, { budget: budgetFor('save') });
  const save = async (trx: Executor) => {
    const result: SaveResult = { saved: [], skipped: [] };
    const known = await alreadySaved(trx, viewer, [...scanned.values()]);
    const entries = posts.map((post, index): NewStay | SkipReason => {
      const stay = corrected(stays[index] ?? null, bundle.posts[index]?.correction);
      if (post === null) return 'unknown_post';
      if (known.has(ids[index] ?? '')) return 'duplicate';
      if (stay === null) return 'no_stay';
      const screenedAs = scanned.has(post.id) ? undefined : 'export';
      const typed = bundle.posts[index]?.correction !== undefined;
      return { ...newStay(post, stay, { userId: viewer.id, now }), screenedAs, typed };
    });
    const saved = await saveStays(
      trx,
      dependencies,
      entries.filter((entry) => typeof entry !== 'string'),
    );
    for (const [index, entry] of entries.entries()) {
      const id = typeof entry === 'string' ? entry : (saved.shift() ?? 'duplicate');
      if (typeof id === 'number') result.saved.push(id);
      else result.skipped.push({ postId: ids[index] || String(index), reason: id });
    }
    await planFinish(trx, { userId: viewer.id, handle, postIds: result.saved });
    return result;
  };
  // Another transaction may be saving hundreds of stays in the same hotels.
  return inTransaction(dependencies.db, save, { othersMayBeLong: true });
}

/** A stay with the hotel that the member named, in the town that they named; another town has its own position, or none. */
function corrected(stay: Stay | null, correction: Bundle['posts'][number]['correction']): Stay | null {
  if (stay === null || correction === undefined) return stay;
  const { hotel_name: hotelName, city = '' } = correction;
  const location = [hotelName, city].filter(Boolean).join(', ');
  const named: Stay = { ...stay, hotelName, names: [hotelName], location };
  if (city !== '' && (city !== stay.city || correction.lat !== undefined)) {
    const { state, country, lat, lng } = placeColumns(correction);
    Object.assign(named, { city, state, country, lat, lng });
  }
  return { ...named, found: named.lat === null ? 2 : 3 };
}

/** Ids of scanned posts that the member already imported from another source, such as a data export, which has no ids. */
async function alreadySaved(
  trx: Executor,
  viewer: Viewer,
  posts: readonly NetworkPostRow[],
): Promise<Set<string>> {
  const known = posts.flatMap((post) =>
    post.taken_at === null ? [] : [{ id: post.id, caption: post.caption ?? '', takenAt: post.taken_at }],
  );
  const twins = await twinPosts(trx, viewer.id, known);
  return new Set(known.flatMap(({ id }, index) => (twins[index] === null ? [] : [id])));
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
    account_id: null,
    shortcode: null,
    caption: entry.caption,
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

/** A post of the network as the stay that was found in it; jobs fetch its pictures. */
export function newStay(
  post: NetworkPostRow,
  stay: Stay,
  by: { userId: number; now: Date; marks?: NewStay['marks'] },
): NewStay {
  return {
    userId: by.userId,
    content: contentOf(post, stay),
    origin: originOf(post, 'instagram'),
    marks: by.marks,
    createdAt: postedAt(post),
    savedAt: by.now,
    importKey: `${by.userId} ${post.handle}`,
    tags: stay.tags,
    pictures: { stored: [], planned: pictureUrls(post).map((sourceUrl) => ({ sourceUrl, alt: null })) },
  };
}

export function contentOf(post: NetworkPostRow, stay: Stay): StayContent {
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
  };
}

export function originOf(post: NetworkPostRow, source: StayOrigin['source']): StayOrigin {
  return {
    source,
    source_post_id: post.id === '' ? null : post.id,
    source_handle: post.handle === '' ? null : post.handle,
    source_account_id: post.account_id,
    source_url: post.permalink,
    content_hash: contentHash(post, pictureUrls(post)),
  };
}

/** When a post was published, or first read if the network does not say. */
export const postedAt = (post: NetworkPostRow): Date => post.taken_at ?? post.fetched_at;

/** Same picture and caption: recognises a post that came under another id. Signed addresses change, their path does not. */
function contentHash(post: NetworkPostRow, pictures: readonly string[]): Buffer {
  const picture = pictures[0] === undefined ? '' : (URL.parse(pictures[0])?.pathname ?? pictures[0]);
  return createHash('sha256')
    .update(JSON.stringify([picture, (post.caption ?? '').trim()]))
    .digest();
}
