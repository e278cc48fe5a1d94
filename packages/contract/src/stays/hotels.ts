import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { placeFields, text } from '../fields.ts';
import { pageQuery } from '../paging.ts';
import { post, postList } from './posts.ts';

export const hotel = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  ...placeFields,
  website: z.string().nullable(),
  /** Public stays at this hotel. */
  stays: z.number().int(),
  /** What a night cost at them, in the currency that most were paid in; null if unknown. */
  night: z.object({ currency: z.string(), low: z.number(), high: z.number() }).nullable(),
  /** The stays with the most favourites, of equals the first: at most eight. */
  favoured: postList,
  /** The first of all in this order with a working link to the hotel, of a confirmed author's own stay if there is one. */
  bookable: post.nullable(),
});

export type Hotel = z.infer<typeof hotel>;

const slug = z.object({ slug: text({ min: 1, max: 120 }) });

export const getHotel = endpoint('GET /api/hotels/:slug', {
  summary: 'A hotel by the slug of its page',
  auth: 'public',
  ownership: 'none',
  params: slug,
  answer: hotel,
  errors: ['hotels.not_found'],
});

export const listHotelPosts = endpoint('GET /api/hotels/:slug/posts', {
  summary: 'Public stays at a hotel, newest first',
  auth: 'public',
  ownership: 'none',
  params: slug,
  query: pageQuery,
  answer: postList,
  errors: ['hotels.not_found'],
});
