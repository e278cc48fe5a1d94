import type { reviewScan } from '@staylore/contract/imports/review-scans';
import { fail } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/guard/guard.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { handleOwner, type NetworkPostRow, networkPosts, readHandle } from '../../photo-network/index.ts';
import type { ReadingDependencies } from '../../second-reader/index.ts';
import { networkKey, type SentItem } from '../items/read-items.ts';
import { beginImport, type ImportRow, updateImport } from '../queries.ts';
import { type AfterAdding, addItems, countsOf } from '../service.ts';

/** Captions from the photo network are read up to this length. */
const captionCharacters = 10_000;

type ScanRequest = Pick<Call<typeof reviewScan>['body'], 'source' | 'handle' | 'posts'>;

/**
 * Adds scanned posts to the member's import of that handle, creating it if need be. Caption, time and pictures are those that the scan
 * read.
 * @throws {ApiError} `instagram.handle_claimed`, or at the field for a handle or posts that no scan has read.
 */
export async function openScan(platform: Platform, viewer: Viewer, request: ScanRequest): Promise<ImportRow> {
  const handle = readHandle(request.handle);
  if (handle === null) fail('request.invalid', { handle: 'invalid' });
  const owner = await handleOwner(platform.db, handle);
  if (owner !== null && owner !== viewer.id) fail('instagram.handle_claimed');
  const ids = [...new Set(request.posts)];
  const read = new Map((await networkPosts(platform.db, handle, ids)).map((post) => [post.id, post]));
  const posts = ids.flatMap((id) => read.get(id) ?? []);
  if (posts.length === 0) fail('request.invalid', { posts: 'invalid' });
  return addScanned(platform, { userId: viewer.id, handle, source: request.source, posts });
}

/** Adds posts of the network to the member's import of their handle; returns the import. */
export async function addScanned(
  dependencies: ReadingDependencies,
  found: {
    userId: number;
    handle: string;
    source: 'scan' | 'account';
    posts: readonly NetworkPostRow[];
    afterwards?: AfterAdding;
  },
): Promise<ImportRow> {
  const { db, clock } = dependencies;
  const { afterwards, handle, posts, source, userId } = found;
  const now = clock.now();
  const row = await beginImport(db, {
    user_id: userId,
    source,
    label: `@${handle}`,
    handle,
    total: posts.length,
    // Colons keep it apart from those that browsers name.
    fingerprint: `${source}:${handle}`,
    archived: false,
    ad_label: false,
    created_at: now,
    updated_at: now,
  });
  await addItems(dependencies, row, posts.map(asSent), afterwards);
  const counts = (await countsOf(db, [row.id]))(row.id);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  await updateImport(db, row.id, { total });
  return { ...row, total };
}

export function asSent(post: NetworkPostRow): SentItem {
  return {
    key: networkKey(post.id),
    caption: (post.caption ?? '').slice(0, captionCharacters).toWellFormed(),
    taken_at: post.taken_at?.toISOString() ?? null,
    location_name: null,
    lat: null,
    long: null,
  };
}
