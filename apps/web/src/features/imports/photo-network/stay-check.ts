import type { ScannedPost } from '@staylore/contract/imports/photo-network';

/** The reader's corrections of a hit: hotel and town, and where the town is if it was looked up. */
export interface Correction {
  hotel_name: string;
  city: string;
  state?: string;
  country?: string;
  lat?: number;
  long?: number;
}

/** The reader's verdict on a hit: it is a stay, possibly at another hotel, or not a stay. */
export type Verdict = { kind: 'stay'; correction?: Correction } | { kind: 'none' };

export type Verdicts = Readonly<Record<string, Verdict>>;

export type CheckedPost = ScannedPost & { correction?: Correction };

/** Below this the finder has been wrong often enough to ask. */
const sure = 0.9;

/** Whether the reader is asked about a hit: the hotel is not named, or the finder was not sure. */
export const isDoubtful = (post: ScannedPost): boolean => post.hotel_name === null || post.confidence < sure;

/** Whether the reader is still asked about a hit. */
export const isOpen = (post: ScannedPost, verdict: Verdict | undefined): boolean =>
  verdict === undefined && isDoubtful(post);

/** A hit as the reader corrected it. Another town is where it was found to be, or nowhere: not where the first one is. */
export function checked(post: ScannedPost, verdict: Verdict | undefined): CheckedPost {
  if (verdict?.kind !== 'stay' || verdict.correction === undefined) return post;
  const { correction } = verdict;
  const { hotel_name, city, state = null, country = null, lat = null, long = null } = correction;
  const location = [hotel_name, city].filter(Boolean).join(', ');
  const named = { ...post, hotel_name, location, correction };
  if (city === '' || (city === post.city && lat === null)) return named;
  return { ...named, city, state, country, lat, long };
}

/** What is saved: named hotels, without those that are not stays. The status bar counts the same. */
export function stayingPosts(posts: readonly ScannedPost[], verdicts: Verdicts): CheckedPost[] {
  return posts
    .filter((post) => verdicts[post.postId]?.kind !== 'none')
    .map((post) => checked(post, verdicts[post.postId]))
    .filter((post) => post.location !== '');
}
