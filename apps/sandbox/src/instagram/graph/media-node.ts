import type { NetworkPost } from '@staylore/demo-world/types';
import { digits, type PhotoAccount } from '../network/accounts.ts';

const DAY = 86_400_000;

/** A Graph node: every existing field, undefined if this object has no value for it. `id` is always returned. */
export type Node = { id: string } & Record<string, unknown>;

/** What is needed to build addresses and times in answers. */
export interface NodeContext {
  baseUrl: string;
  firstDay: Date;
}

/** The id of a post, always the same for its shortcode. */
export function mediaId(shortcode: string): string {
  return digits('178', shortcode);
}

/** ISO 8601 with `+0000` instead of `Z`, as the network writes it. */
function timestamp(post: NetworkPost, firstDay: Date): string {
  const at = firstDay.getTime() - post.daysAgo * DAY + post.minuteOfDay * 60_000;
  return `${new Date(at).toISOString().slice(0, 19)}+0000`;
}

function addresses(post: NetworkPost, index: number, context: NodeContext): Record<string, unknown> {
  const base = `${context.baseUrl}/cdn/media/${post.shortcode}/${index}`;
  if (post.mediaType === 'VIDEO') {
    return { media_url: post.withoutMediaUrl ? undefined : `${base}.mp4`, thumbnail_url: `${base}.jpg` };
  }
  return { media_url: post.withoutMediaUrl ? undefined : `${base}.jpg` };
}

function permalink(post: NetworkPost): string {
  const kind = post.productType === 'REELS' ? 'reel' : 'p';
  return `https://www.instagram.com/${kind}/${post.shortcode}/`;
}

/** The pictures of a carousel as nodes; empty for other posts. */
export function childNodes(post: NetworkPost, account: PhotoAccount, context: NodeContext): Node[] {
  if (post.mediaType !== 'CAROUSEL_ALBUM') return [];
  return post.pictures.map((_, index) => ({
    id: digits('179', `${post.shortcode}/${index + 1}`),
    media_type: 'IMAGE',
    permalink: permalink(post),
    timestamp: timestamp(post, context.firstDay),
    username: account.profile.handle,
    ...addresses(post, index + 1, context),
  }));
}

export function mediaNode(post: NetworkPost, account: PhotoAccount, context: NodeContext): Node {
  return {
    id: mediaId(post.shortcode),
    alt_text: post.pictures[0]?.alt,
    caption: post.caption ?? undefined,
    comments_count: post.comments,
    is_shared_to_feed: post.productType === 'REELS' ? true : undefined,
    like_count: post.likes ?? undefined,
    media_product_type: post.productType,
    media_type: post.mediaType,
    ...addresses(post, 1, context),
    owner: { id: account.id },
    permalink: permalink(post),
    shortcode: post.shortcode,
    timestamp: timestamp(post, context.firstDay),
    username: account.profile.handle,
  };
}

/** A profile with all its fields except the edge `media`. */
export function userNode(account: PhotoAccount, context: NodeContext): Node {
  const { handle, name, biography, website, followers } = account.profile;
  return {
    id: account.id,
    username: handle,
    name,
    biography,
    website: website ?? undefined,
    followers_count: followers,
    follows_count: Math.round(followers / 97) + 12,
    media_count: account.count,
    profile_picture_url: `${context.baseUrl}/cdn/avatar/${handle}.jpg`,
  };
}

export const userFields: ReadonlySet<string> = new Set([
  'id',
  'username',
  'name',
  'biography',
  'website',
  'followers_count',
  'follows_count',
  'media_count',
  'profile_picture_url',
]);

const pictureFields = ['id', 'alt_text', 'media_type', 'media_url', 'owner', 'permalink'];

export const childFields: ReadonlySet<string> = new Set([
  ...pictureFields,
  'shortcode',
  'thumbnail_url',
  'timestamp',
  'username',
]);

export const mediaFields: ReadonlySet<string> = new Set([
  ...childFields,
  'caption',
  'comments_count',
  'is_shared_to_feed',
  'like_count',
  'media_audio_type',
  'media_product_type',
  'view_count',
]);
