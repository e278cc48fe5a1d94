import { z } from 'zod';
import { because, currency, foreign, timestamp } from '../fields.ts';

export const itemsPerCall = 50;

/** Where the posts come from: a data export, a scan of a handle, or a connected account. */
export const importSources = ['export', 'scan', 'account'] as const;

/**
 * `review` waits for the member, `accepted` for its first picture, `imported` is a post; `rejected`, `duplicate` and `skipped` ended
 * without one, and can still be accepted.
 */
export const itemStates = ['review', 'accepted', 'imported', 'rejected', 'duplicate', 'skipped'] as const;

/**
 * What the hotel finder was least sure of: whether the writer stayed there, whether a handle is a hotel's, which hotel it is, what it cost.
 * Items that wait are shown in this order, after all that it was sure of.
 */
export const doubts = ['stay', 'handle', 'hotel', 'price'] as const;

/** Why an item did not become a post. */
export const outcomeReasons = [
  'no_stay',
  'known_post',
  'rejected',
  'no_picture_yet',
  'not_reviewed',
] as const;

/** Text of another service: cleaned, never a reason to refuse a whole batch. */
export const foreignText = (max: number) =>
  z
    .string(because('not_text'))
    .max(max * 4, because('too_long'))
    .transform((value) => [...foreign(value.normalize('NFC')).trim()].slice(0, max).join(''));

/** When a post was published elsewhere; a time before there were such networks counts as none. */
export const foreignTime = timestamp
  .nullable()
  .transform((value) => (value === null || value < '1990' ? null : value));

export const itemKey = z.string().regex(/^[A-Za-z0-9_.:-]{1,200}$/, because('invalid'));

export const price = z.object({
  amount: z
    .number(because('not_number'))
    .min(0, because('out_of_range'))
    .max(10_000_000, because('out_of_range')),
  currency,
  per: z.enum(['night', 'person', 'stay', 'week']).nullable(),
});

const counts = z.object({
  review: z.number().int(),
  accepted: z.number().int(),
  imported: z.number().int(),
  rejected: z.number().int(),
  duplicate: z.number().int(),
  skipped: z.number().int(),
});

/** A batch of posts that a member brings. */
export const stayImport = z.object({
  id: z.number().int(),
  source: z.enum(importSources),
  label: z.string(),
  /** The handle of the account, if the source gives it. */
  handle: z.string().nullable(),
  /** Number of posts at the source, and so of items to come. */
  total: z.number().int(),
  /** Posts of this import start archived. */
  archived: z.boolean(),
  /** Posts of this import carry the ad label. */
  ad_label: z.boolean(),
  counts,
  created_at: timestamp,
  updated_at: timestamp,
});
export type StayImport = z.infer<typeof stayImport>;

const evidence = z.object({
  field: z.enum(['caption', 'location_tag', 'alt_text']),
  /** UTF-16 positions, end exclusive. */
  start: z.number().int(),
  end: z.number().int(),
  kind: z.enum(['hotel', 'place', 'price', 'stay', 'against', 'partnership']),
});

/** A post of the source, with what the hotel finder or the member says about it. */
export const importItem = z.object({
  key: z.string(),
  state: z.enum(itemStates),
  caption: z.string(),
  taken_at: timestamp.nullable(),
  location_name: z.string().nullable(),
  /** Whether it is about a stay, and the probability of that, 0 to 1. */
  stay: z.boolean(),
  probability: z.number(),
  doubt: z.enum(doubts).nullable(),
  evidence: z.array(evidence),
  hotel_name: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  /** ISO 3166-1 alpha-2, or as the member wrote it. */
  country: z.string().nullable(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  price: price.nullable(),
  /** The member changed hotel, place or price, or did so before for a hotel of this name. */
  corrected: z.boolean(),
  /** The member's own post about the same stay. */
  duplicate_of: z.number().int().nullable(),
  post_id: z.number().int().nullable(),
  /** Address of its picture at the source, if the server knows one; for an export the browser has the pictures. */
  picture: z.string().nullable(),
  /** Pictures stored so far. */
  pictures: z.number().int(),
});
export type ImportItem = z.infer<typeof importItem>;
