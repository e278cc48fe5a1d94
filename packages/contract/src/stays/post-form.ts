import { z } from 'zod';
import { addressForm, because, currency, id, latitude, longitude, numberWithin, text } from '../fields.ts';
import {
  longestAlt,
  longestCaption,
  longestLocation,
  longestTag,
  maxTags,
  picturesPerPost,
} from '../lengths.ts';

const optionalNumber = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) =>
      value === '' || value === null || value === 'null' || value === 'undefined' ? undefined : value,
    schema.optional(),
  );

/** Repeated fields, one JSON array or a comma-separated list; unique without case. */
export const tags = z
  .preprocess(
    (value) => readTags(value),
    z.array(text({ min: 1, max: longestTag })).max(maxTags, because('too_many')),
  )
  .transform((values) => [...new Map(values.map((tag) => [tag.toLowerCase(), tag.toLowerCase()])).values()]);

function readTags(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value))
    return value.flatMap((item) =>
      typeof item === 'string' && value.length === 1 ? (readTags(item) as unknown[]) : [item],
    );
  if (typeof value !== 'string') return value;
  if (value.trim().startsWith('[')) {
    try {
      return JSON.parse(value);
    } catch {
      return [value];
    }
  }
  return value
    .split(',')
    .map((tag) => tag.trim().replace(/^#/, ''))
    .filter((tag) => tag.length > 0);
}

const jsonList = <T extends z.ZodType>(item: T, max: number) =>
  z.preprocess((value) => {
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  }, z.array(item).max(max, because('too_many')).optional());

/** The form of a post, new or edited. `location` is the hotel or place as the member names it. */
export const postForm = z.object({
  caption: text({ max: longestCaption, lines: true }).default(''),
  location: text({ min: 1, max: longestLocation }),
  hotel_name: text({ max: 200 }).optional(),
  lat: optionalNumber(latitude),
  long: optionalNumber(longitude),
  ...addressForm,
  tags: tags.default([]),
  hotel_price: optionalNumber(numberWithin(0, 10_000_000)),
  price_currency: z.preprocess((value) => (value === '' ? undefined : value), currency.optional()),
  price_per: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['night', 'person', 'stay', 'week']).optional(),
  ),
  hotel_url: text({ max: 2000 })
    .refine((value) => value === '' || isWebAddress(value), because('not_url'))
    .optional(),
  /** Alt texts in the order of the pictures, cover first. */
  alt: jsonList(text({ max: longestAlt }), picturesPerPost),
  /** Edit only: ids of kept pictures in their new order; `new:0` stands for the first uploaded file. */
  order: jsonList(z.union([id, z.string().regex(/^new:\d{1,2}$/, because('invalid'))]), picturesPerPost),
  /** A media item of the connected photo-network account whose picture becomes the cover. */
  media_id: text({ max: 60 }).optional(),
});

export type PostForm = z.infer<typeof postForm>;

function isWebAddress(value: string): boolean {
  try {
    const url = new URL(value);
    return (
      (url.protocol === 'https:' || url.protocol === 'http:') &&
      url.hostname.includes('.') &&
      url.username === '' &&
      url.password === ''
    );
  } catch {
    return false;
  }
}
