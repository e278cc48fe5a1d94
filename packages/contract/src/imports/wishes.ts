import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, id, timestamp } from '../fields.ts';
import { pageQuery } from '../paging.ts';
import { foreignText, foreignTime } from './review-items.ts';

export const savedPostsPerCall = 500;

/** `open` and `stayed` by what became of it; `removed` is off the list, and only the member can put it back. */
export const wishStates = ['open', 'stayed', 'removed'] as const;

/** A hotel that a member wishes to stay at; visible only to them. */
export const wish = z.object({
  id: z.number().int(),
  state: z.enum(wishStates),
  hotel_name: z.string(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  /** ISO 3166-1 alpha-2, or as a member wrote it. */
  country: z.string().nullable(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  /** Its page here, if members have posted about it, and its number of public stays. */
  hotel: z.object({ slug: z.string(), stays: z.number().int() }).nullable(),
  /** The saved post at the photo network, and who wrote it. */
  source_url: z.string().nullable(),
  source_author: z.string().nullable(),
  /** The stay of another member that it was wished from, as long as it is visible. */
  source_post_id: z.number().int().nullable(),
  /** The member's own stay there. */
  own_post_id: z.number().int().nullable(),
  saved_at: timestamp,
});
export type Wish = z.infer<typeof wish>;

const wishParams = z.object({ id });

/** A post at the photo network, by its link without what follows a `?`. */
const postLink = z
  .string(because('not_text'))
  .max(300, because('too_long'))
  .regex(
    /^https:\/\/(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\/(?:[A-Za-z0-9._]{1,30}\/)?(?:p|reel|reels|tv)\/[A-Za-z0-9_-]{5,64}\/?$/,
    because('invalid'),
  );

export const addSavedPosts = endpoint('POST /api/wishes/saved-posts', {
  summary:
    'Looks for hotels in posts that the viewer saved elsewhere; hotels become wishes, nothing else is kept',
  auth: 'session',
  ownership: 'none',
  body: z.object({
    posts: z
      .array(
        z.object({
          link: postLink,
          /** Handle of its author. */
          author: z
            .string(because('not_text'))
            .regex(/^[a-z0-9._]{1,30}$/, because('invalid'))
            .nullable(),
          /** Title or caption, where there is one. */
          text: foreignText(2_200).nullable(),
          saved_at: foreignTime,
        }),
      )
      .min(1, because('required'))
      .max(savedPostsPerCall, because('too_many')),
  }),
  maxBytes: 4 * 1024 * 1024,
  answer: z.object({
    read: z.number().int(),
    /** Saved posts that point to a hotel. */
    pointing: z.number().int(),
    /** Hotels that are new on the wish list. */
    added: z.number().int(),
  }),
  limit: { requests: 120, seconds: 300, by: 'viewer' },
});

export const createWish = endpoint('POST /api/wishes', {
  summary:
    'Adds the hotel of a stay to the wish list; answers the existing wish if it is on the list already',
  auth: 'session',
  ownership: 'none',
  body: z.object({ post_id: id }),
  answer: z.object({ wish }),
  limit: { requests: 300, seconds: 300, by: 'viewer' },
  errors: ['posts.not_found', 'wishes.no_hotel'],
});

export const listWishes = endpoint('GET /api/wishes', {
  summary: 'The viewer’s wishes in a state, latest first',
  auth: 'session',
  ownership: 'none',
  query: pageQuery.extend({ state: z.enum(wishStates).default('open') }),
  answer: z.array(wish),
});

export const readWish = endpoint('GET /api/wishes/:id', {
  summary: 'One of the viewer’s wishes',
  auth: 'session',
  ownership: 'owner',
  params: wishParams,
  answer: z.object({ wish }),
  errors: ['wishes.not_found'],
});

export const changeWish = endpoint('PUT /api/wishes/:id', {
  summary:
    'Marks a wish as fulfilled, removes it, or reverts either; `own_post_id` is the viewer’s stay there',
  auth: 'session',
  ownership: 'owner',
  params: wishParams,
  body: z.object({ state: z.enum(wishStates), own_post_id: id.optional() }),
  answer: z.object({ wish }),
  errors: ['wishes.not_found', 'posts.not_found'],
});
