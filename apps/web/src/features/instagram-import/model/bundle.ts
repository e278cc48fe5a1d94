import type { ScannedPost } from '@staylore/contract/instagram-import';
import type { SearchPlace } from './scan-state.ts';

/** Where the browser keeps a scan that an anonymous visitor wants to save, until it is saved. */
export const bundleKey = 'pending_insta_posts';
/** An older name of the same thing; cleared along. */
export const olderBundleKey = 'pending_insta_post';

/** A scan on its way into an account. */
export interface PendingBundle {
  posts: { postId: string; source_post_id: string; caption: string; file: string | null }[];
  handle: string;
  location: string;
  lat: number | null;
  long: number | null;
  /** When it was put aside, milliseconds since 1970. */
  ts: number;
}

/** Makes the bundle of a scan; the server reads the stays anew, so only what names a post is carried. */
export function createBundle(
  scan: { handle: string; place: SearchPlace; posts: readonly ScannedPost[] },
  now: number,
): PendingBundle {
  return {
    posts: scan.posts.map(({ postId, source_post_id, caption, file }) => ({
      postId,
      source_post_id,
      caption,
      file,
    })),
    handle: scan.handle,
    location: scan.place.location ?? 'nolocation',
    lat: scan.place.lat,
    long: scan.place.long,
    ts: now,
  };
}

/** The stored bundle, or null; a stored value that is no bundle with a post in it is deleted. */
export function takeBundle(storage: Storage): PendingBundle | null {
  const text = storage.getItem(bundleKey);
  if (text === null) return null;
  const bundle = parseBundle(text);
  if (bundle === null) clearBundle(storage);
  return bundle;
}

export function storeBundle(storage: Storage, bundle: PendingBundle): void {
  storage.setItem(bundleKey, JSON.stringify(bundle));
}

export function clearBundle(storage: Storage): void {
  storage.removeItem(bundleKey);
  storage.removeItem(olderBundleKey);
}

function parseBundle(text: string): PendingBundle | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { posts, handle } = value as Partial<PendingBundle>;
    if (!Array.isArray(posts) || posts.length === 0 || typeof handle !== 'string') return null;
    return value as PendingBundle;
  } catch {
    return null;
  }
}
