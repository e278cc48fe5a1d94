import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { latitude, longitude, placeFields, text } from '../fields.ts';
import { pageQuery } from '../paging.ts';
import { galleryPicture, post, postList } from './posts.ts';

/** Words about a hotel, and what names whose they are. */
export const hotelQuote = post
  .pick({
    id: true,
    user_id: true,
    username: true,
    name: true,
    last_name: true,
    image: true,
    author_atlas: true,
    credit: true,
    source_url: true,
    created_at: true,
  })
  .extend({ words: z.string() });

export type HotelQuote = z.infer<typeof hotelQuote>;

/** The stay whose link books a hotel, with what its link and disclosure say. */
export const bookableStay = post.pick({
  id: true,
  name: true,
  credit: true,
  hotel_link: true,
  hotel_host: true,
  commercial: true,
});

export type BookableStay = z.infer<typeof bookableStay>;

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
  /** The first picture of the stays with the most favourites, of equals the first. */
  cover: galleryPicture.nullable(),
  /** Sentences of the same stays in this order, of each author one; at most three. */
  quotes: z.array(hotelQuote),
  /** The first of all stays in this order with a working link to the hotel, of a confirmed author's own stay if there is one. */
  bookable: bookableStay.nullable(),
});

export type Hotel = z.infer<typeof hotel>;

/** A hotel in a list. */
export const hotelItem = z.object({
  slug: z.string(),
  name: z.string(),
  /** Public stays at this hotel. */
  stays: z.number().int(),
  /** A picture of the stay with the most favourites, 320 pixels wide; null if there is none. */
  small: z.string().nullable(),
  thumbhash: z.string().nullable(),
  /** The lowest price of a night, as on the hotel's page; null if unknown. */
  night: z.object({ currency: z.string(), low: z.number() }).nullable(),
});

export type HotelItem = z.infer<typeof hotelItem>;

export const listHotels = endpoint('GET /api/hotels', {
  summary:
    'Hotels in and around a town or at a point: at most eight, those first whose stays have the most favourites. None for a region or country',
  auth: 'public',
  ownership: 'none',
  query: z.object({
    location: text({ min: 1, max: 200 }),
    /** Where the place is; without a point, where the town of that name is. */
    lat: latitude.optional(),
    long: longitude.optional(),
  }),
  answer: z.array(hotelItem),
});

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
