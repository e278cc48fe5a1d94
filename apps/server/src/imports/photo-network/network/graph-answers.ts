import { foreign } from '@staylore/contract/fields';
import { z } from 'zod';
import type { NetworkPage, NetworkPost } from './types.ts';

/** A text of the network as it can be stored: one post with a sign that no database takes must not end the scan of all. */
const networkText = z.string().transform(foreign);
const optionalText = networkText.nullish();
/** A figure that cannot be one is not known. */
const optionalCount = z.int32().min(0).nullish().catch(null);

/** Where the next page begins. */
export const paging = z.object({ cursors: z.object({ after: optionalText }).nullish() }).nullish();

const child = z.object({
  id: networkText,
  media_type: optionalText,
  media_url: optionalText,
  thumbnail_url: optionalText,
});

/** One post, as returned by every call of the Graph API. */
export const mediaAnswer = z.object({
  id: networkText,
  caption: optionalText,
  media_type: networkText.default('unknown'),
  media_url: optionalText,
  thumbnail_url: optionalText,
  permalink: optionalText,
  shortcode: optionalText,
  timestamp: optionalText,
  children: z.object({ data: z.array(child) }).nullish(),
});

/** The answer of Business Discovery (Graph API, IG User business_discovery). Unknown fields are ignored. */
export const discoveryAnswer = z.object({
  business_discovery: z.object({
    id: optionalText,
    name: optionalText,
    profile_picture_url: optionalText,
    biography: optionalText,
    media_count: optionalCount,
    media: z
      .object({
        data: z.array(mediaAnswer),
        paging,
      })
      .nullish(),
  }),
});

/** The error envelope of every Graph call. Texts in it are localised to the token's owner, so only codes are read. */
export const graphError = z.object({
  error: z.object({
    code: z.number().int().default(0),
    error_subcode: z.number().int().nullish(),
    is_transient: z.boolean().nullish(),
    fbtrace_id: z.string().nullish(),
  }),
});

type Media = z.infer<typeof mediaAnswer>;

export function readPage(answer: z.infer<typeof discoveryAnswer>): NetworkPage {
  const found = answer.business_discovery;
  return {
    account: {
      id: found.id ?? null,
      name: found.name ?? null,
      pictureUrl: found.profile_picture_url ?? null,
      biography: found.biography ?? null,
      total: found.media_count ?? null,
    },
    posts: (found.media?.data ?? []).map(readPost),
    next: found.media?.paging?.cursors?.after ?? null,
  };
}

/** Reduces a post to what a scan needs. */
export function readPost(item: Media): NetworkPost {
  const children = (item.children?.data ?? []).map((entry) => ({ id: entry.id, url: pictureOf(entry) }));
  return {
    id: item.id,
    shortcode: item.shortcode ?? null,
    caption: item.caption ?? null,
    permalink: item.permalink ?? null,
    mediaType: item.media_type,
    mediaUrl: pictureOf(item) ?? children.find((entry) => entry.url !== null)?.url ?? null,
    children,
    takenAt: timeOf(item.timestamp),
  };
}

/** Null for a time outside of any network's life, too. */
function timeOf(text: string | null | undefined): Date | null {
  const time = new Date(text ?? '');
  const year = time.getUTCFullYear();
  return year >= 2000 && year < 2200 ? time : null;
}

/** The address of a video is a video file; only its thumbnail can be shown. */
function pictureOf(item: {
  media_type?: string | null | undefined;
  media_url?: string | null | undefined;
  thumbnail_url?: string | null | undefined;
}): string | null {
  return (item.media_type === 'VIDEO' ? item.thumbnail_url : (item.media_url ?? item.thumbnail_url)) ?? null;
}
