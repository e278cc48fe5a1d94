import { pictureType } from '@staylore/contract/pictures';
import { z } from 'zod';
import { OutgoingError } from '../../platform/fetch-safely/index.ts';
import { fetchPictureBytes } from '../../platform/pictures/index.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  mediaAnswer,
  NetworkError,
  type NetworkPost,
  type PhotoNetwork,
  paging,
  readPost,
} from '../photo-network/index.ts';
import type { Connection } from './connection.ts';

const fields =
  'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,shortcode,timestamp,username,children{id,media_type,media_url,thumbnail_url}';
/** Three rows of the picker. */
const perPage = 12;
const perScanPage = 25;
const atOnce = 4;

const idList = z.object({ data: z.array(z.object({ id: z.string() })), paging });
const mediaList = z.object({ data: z.array(mediaAnswer), paging });

interface Page<T> {
  items: T[];
  next: string | null;
}

/** A page of the member's own posts: their ids first, then each in detail. */
export async function ownMediaPage(
  { network, token }: Connection,
  { after, signal }: { after: string | undefined; signal: AbortSignal },
): Promise<Page<NetworkPost>> {
  const query = { limit: String(perPage), ...(after === undefined ? {} : { after }) };
  const list = await network.request('me/media', { token, query, schema: idList, signal });
  const items: NetworkPost[] = [];
  const listed = list.data.slice(0, perPage);
  for (let from = 0; from < listed.length; from += atOnce) {
    const ids = listed.slice(from, from + atOnce);
    items.push(...(await Promise.all(ids.map(({ id }) => ownPost({ network, token }, id, signal)))));
  }
  return { items, next: list.paging?.cursors?.after ?? null };
}

/** One of the member's own posts; the network refuses those of others. */
export async function ownPost(
  { network, token }: Pick<Connection, 'network' | 'token'>,
  id: string,
  signal: AbortSignal,
): Promise<NetworkPost> {
  return readPost(await network.request(id, { token, query: { fields }, schema: mediaAnswer, signal }));
}

/** Some programs write this word to mean that there is no caption. */
export const captionOf = (post: NetworkPost): string =>
  post.caption === null || post.caption === 'undefined' ? '' : post.caption;

/** The bytes of a picture, verified to be one. @throws {NetworkError} */
export async function pictureBytes(
  platform: Platform,
  url: string,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; type: string }> {
  try {
    const bytes = await fetchPictureBytes(platform, url, signal);
    const type = pictureType(bytes);
    if (type === null) throw new NetworkError('unreadable');
    return { bytes, type: `image/${type}` };
  } catch (error) {
    if (error instanceof OutgoingError) throw new NetworkError('unreachable', { cause: error });
    throw error;
  }
}

/** The member's own posts in the form in which a scan reads a handle. */
export function ownPages({ network, token, handle }: Connection): PhotoNetwork {
  return {
    async page({ after, signal }) {
      const query = { fields, limit: String(perScanPage), ...(after === null ? {} : { after }) };
      const list = await network.request('me/media', { token, query, schema: mediaList, signal });
      return {
        account: { id: null, name: handle, pictureUrl: null, biography: null, total: null },
        posts: list.data.map(readPost),
        next: list.paging?.cursors?.after ?? null,
      };
    },
  };
}
