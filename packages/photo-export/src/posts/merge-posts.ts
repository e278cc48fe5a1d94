import { mediaPath } from '../archive/entry-paths.ts';
import type { RawPost } from './raw-post.ts';

/** A post with the key by which every export of the account identifies it. */
export interface KeyedPost extends RawPost {
  key: string;
}

/**
 * Merges the files of all parts: a post in two files (the plain and the detailed list, overlapping parts) is one post with what either
 * contains. Newest first; posts of one second keep the order of their file.
 */
export function mergePosts(posts: readonly RawPost[]): KeyedPost[] {
  const merged: KeyedPost[] = [];
  const byMedium = new Map<string, KeyedPost>();
  const bySecond = new Map<number, KeyedPost[]>();
  for (const post of posts) {
    const known = post.media
      .map((path) => byMedium.get(mediaPath(path)))
      .find((found) => found !== undefined);
    const same = known ?? twinAt(bySecond, post);
    if (same !== undefined) complete(same, post);
    const kept = same ?? { ...post, key: keyOf(post) };
    if (same === undefined) {
      merged.push(kept);
      if (kept.seconds !== null) addTo(bySecond, kept.seconds, kept);
    }
    // The media of a post that was known before are in the map already.
    if (kept.media === post.media) for (const path of post.media) byMedium.set(mediaPath(path), kept);
  }
  return merged.sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
}

/** So many posts of one second are compared with another: an account has one or two, and comparing all takes minutes. */
const maxCompared = 1000;

function addTo(bySecond: Map<number, KeyedPost[]>, second: number, post: KeyedPost): void {
  const others = bySecond.get(second);
  if (others === undefined) bySecond.set(second, [post]);
  else if (others.length < maxCompared) others.push(post);
}

/** The post of the same second that one of the two lists has without its pictures. */
function twinAt(bySecond: ReadonlyMap<number, KeyedPost[]>, post: RawPost): KeyedPost | undefined {
  if (post.seconds === null) return undefined;
  return bySecond
    .get(post.seconds)
    ?.find(
      (other) =>
        (other.media.length === 0 || post.media.length === 0) &&
        (other.caption === post.caption || other.caption === '' || post.caption === ''),
    );
}

function complete(known: KeyedPost, other: RawPost): void {
  known.seconds ??= other.seconds;
  if (known.caption === '') known.caption = other.caption;
  known.locationName ??= other.locationName;
  known.coordinates ??= other.coordinates;
  if (known.media.length === 0 && other.media.length > 0) {
    known.media = other.media;
    known.key = keyOf(known);
  }
}

/**
 * Exports contain no address of a post. The photo network ends the name of a medium with its id, which survives a change of the format
 * (jpg, webp, heic); otherwise time and file name together identify the post.
 */
function keyOf(post: RawPost): string {
  const name =
    (post.media[0] ?? '')
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? '';
  const id = /(?:^|_)(\d{15,20})$/.exec(name)?.[1];
  if (id !== undefined) return `n${id}`;
  const safe = name.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, 80);
  return `t${post.seconds ?? 0}-${safe === '' ? captionMark(post.caption) : safe}`;
}

/** FNV-1a of a caption: enough to tell two posts without pictures of one second apart. */
function captionMark(caption: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < caption.length; index += 1)
    hash = Math.imul(hash ^ caption.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
