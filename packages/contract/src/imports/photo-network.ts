import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, foreign, latitude, longitude, placeFields, text, viewerId } from '../fields.ts';
import { searchPlace } from '../stays/search-place.ts';

const evidence = z.object({
  field: z.enum(['caption', 'location_tag', 'alt_text']),
  start: z.number().int(),
  end: z.number().int(),
  kind: z.string(),
});

/** A hit of a scan: a post of the photo network in which a stay was found. It has the fields of a post, not yet saved. */
export const scannedPost = z.object({
  /** Id at the photo network, and its key in the bundle. */
  postId: z.string(),
  source_post_id: z.string(),
  source_url: z.string().nullable(),
  file: z.string().nullable(),
  gallery: z.array(z.string()),
  caption: z.string(),
  /** Hotel and place, empty if only a stay without a name was found. */
  location: z.string(),
  hotel_name: z.string().nullable(),
  hotel_price: z.number().nullable(),
  price_currency: z.string().nullable(),
  price_per: z.enum(['night', 'person', 'stay', 'week']).nullable(),
  hotel_link: z.string().nullable(),
  username: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  archived: z.literal(0),
  found: z.number().int().min(1).max(3),
  confidence: z.number().min(0).max(1),
  evidence: z.array(evidence),
  favorite: z.literal(0),
  names: z.array(z.string()),
  ...placeFields,
  tags: z.array(z.string()),
  thumbhash: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  alt: z.string().nullable(),
  commercial: z.boolean(),
  created_at: z.string(),
});

export type ScannedPost = z.infer<typeof scannedPost>;

/** Answer of a handle search. The end is marked twice: `source` is `__` and there is no token. */
export const scanPage = z.object({
  success: z.boolean(),
  posts: z.array(scannedPost),
  scanPostCount: z.number().int(),
  pagination: z.string().nullable(),
  source: z.string(),
  /** What the reader should know about the end of the scan, e.g. that the network sent the same page again. */
  notice: z.string().nullable(),
  error: z.object({ message: z.string(), code: z.string() }).nullable(),
});

export type ScanPage = z.infer<typeof scanPage>;

const scanPath = { ...searchPlace, handle: text({ min: 1, max: 200 }) };
const scanQuery = z.object({
  pagination: z.string(because('not_cursor')).max(1200, because('not_cursor')).optional(),
});

export const scanHandle = endpoint('GET /api/newposts/:userId/:location/:handle/:lat/:long', {
  summary: 'Scans up to 50 posts of a photo-network handle for hotel stays',
  auth: 'public',
  ownership: 'self',
  params: z.object(scanPath),
  query: scanQuery,
  answer: scanPage,
  limit: { requests: 120, seconds: 300, by: 'address' },
});

/** The same page as a stream: newline-separated JSON, one event a line, see `scanEvent`. */
export const scanHandleLive = endpoint('GET /api/newposts/:userId/:location/:handle/:lat/:long/live', {
  summary: 'The handle search as server-sent events: hits as they are found, then the page',
  auth: 'public',
  ownership: 'self',
  params: z.object(scanPath),
  query: scanQuery,
  answer: z.string(),
  produces: 'text/event-stream',
  limit: { requests: 120, seconds: 300, by: 'address' },
});

/** Events of the live search: `hit` for each stay found, `progress` after each upstream page, `done` with the page without its posts. */
export const scanEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hit'), post: scannedPost }),
  z.object({
    type: z.literal('progress'),
    scanned: z.number().int(),
    total: z.number().int().nullable(),
    /** Token with which a scan that is stopped here can be resumed; null at the end. */
    next: z.string().nullable(),
  }),
  z.object({ type: z.literal('done'), page: scanPage }),
]);

export type ScanEvent = z.infer<typeof scanEvent>;

export const listExampleHandles = endpoint('GET /api/instagram/examples', {
  summary: 'Example handles for trying a scan, chosen by the operator, at most three',
  auth: 'public',
  ownership: 'none',
  answer: z.array(z.object({ handle: z.string() })),
});

/** Most posts that one bundle may carry. */
export const postsPerBundle = 500;

/** Hotel and town of a hit as corrected by the member, and where that town is. */
export const stayCorrection = z.object({
  hotel_name: text({ min: 1, max: 200 }),
  city: text({ max: 120 }).optional(),
  state: text({ max: 120 }).optional(),
  country: text({ max: 120 }).optional(),
  lat: latitude.optional(),
  long: longitude.optional(),
});

/** What the network calls a post. */
const networkId = z
  .string()
  .max(80, because('too_long'))
  .regex(/^[\x20-\x7e]*$/, because('bad_characters'));

/**
 * The bundle that the browser keeps under `pending_insta_posts` until it is saved. Unknown fields are dropped, nothing in it is trusted.
 */
export const bundle = z.object({
  posts: z
    .array(
      z.object({
        postId: z
          .union([z.string(), z.number()])
          .transform(String)
          .pipe(networkId.min(1, because('required')))
          .optional(),
        source_post_id: z.union([z.string(), z.number()]).transform(String).pipe(networkId).nullish(),
        caption: z.string(because('not_text')).max(10_000, because('too_long')).transform(foreign).nullish(),
        file: z.string(because('not_text')).max(4000, because('too_long')).nullish(),
        correction: stayCorrection.optional(),
      }),
      because('invalid'),
    )
    .max(postsPerBundle, because('too_many')),
  handle: text({ min: 1, max: 200 }),
  location: text({ max: 200 }).nullish(),
  lat: z.union([z.number(), z.string()]).nullish(),
  long: z.union([z.number(), z.string()]).nullish(),
  ts: z.number(because('not_number')).optional(),
  user_id: viewerId.optional(),
});

export type Bundle = z.infer<typeof bundle>;

/** Why a post of a bundle was not saved. */
export const skipReasons = ['duplicate', 'no_stay', 'unknown_post', 'handle_claimed'] as const;

export const saveScan = endpoint('POST /api/instagram/save', {
  summary: 'Saves scanned stays to the signed-in account',
  auth: 'session',
  ownership: 'self',
  body: bundle,
  maxBytes: 8 * 1024 * 1024,
  answer: z.object({
    success: z.boolean(),
    saved_count: z.number().int(),
    skipped_count: z.number().int(),
    skipped: z.array(z.object({ postId: z.string(), reason: z.enum(skipReasons), message: z.string() })),
    message: z.string().nullable(),
  }),
  limit: { requests: 60, seconds: 300, by: 'viewer' },
});
