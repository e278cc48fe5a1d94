import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, id } from '../fields.ts';
import { pageQuery } from '../paging.ts';

/** Offsets are not names, and the database reads their sign the other way round; `SystemV/` is known to browsers alone. */
const noPlace = /^([+-]|SystemV\/)/i;

function isZone(value: string): boolean {
  if (noPlace.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/** The reader's time zone by its IANA name; days begin and end there. */
const zone = z
  .string(because('not_text'))
  .max(64, because('too_long'))
  .refine(isZone, because('not_listed'))
  .default('UTC');

const percentage = z.number().nullable();

/** The last 30 days in four figures; amounts in euros. The spelling `comission` is the wire format's. */
export const analyticsRecord = z.object({
  clicks_number: z.number().int(),
  /** Change against the 30 days before in percent, one decimal; `null` without an earlier figure. */
  clicks_percentage: percentage,
  bookings_number: z.number().int(),
  bookings_percentage: percentage,
  earnings_number: z.number(),
  earnings_percentage: percentage,
  comission_number: z.number(),
  comission_percentage: percentage,
});

export type AnalyticsRecord = z.infer<typeof analyticsRecord>;

export const analyticsDay = z.object({
  /** YYYY-MM-DD in the reader's zone. */
  day: z.string(),
  clicks: z.number().int(),
  bookings: z.number().int(),
  /** Commission on the day's bookings, in euros. */
  commission: z.number(),
});

export type AnalyticsDay = z.infer<typeof analyticsDay>;

/** Sums of one currency in minor units. */
const sums = z.object({
  currency: z.string(),
  expected_minor: z.number().int(),
  payable_minor: z.number().int(),
  in_payout_minor: z.number().int(),
  paid_minor: z.number().int(),
});

/** The results of one link, usually that of a post, since it exists. */
export const linkFigures = z.object({
  link_id: z.number().int(),
  post_id: z.number().int().nullable(),
  label: z.string(),
  /** A small picture of the post. */
  file: z.string().nullable(),
  clicks: z.number().int(),
  bookings: z.number().int(),
  cancelled: z.number().int(),
  stayed: z.number().int(),
  payable: z.number().int(),
  paid: z.number().int(),
  sums: z.array(sums),
});

export type LinkFigures = z.infer<typeof linkFigures>;

/** A creator's ledger balances by currency. */
export const balance = sums.extend({
  /** All of it in euros by the latest reference rate; `null` if there is none. */
  total_euro: z.number().nullable(),
  /** Day of that rate. */
  rate_day: z.string().nullable(),
});

export type Balance = z.infer<typeof balance>;

const own = {
  auth: 'session',
  ownership: 'self',
  self: ['params.id'],
  params: z.object({ id }),
} as const;

export const getAnalytics = endpoint('GET /api/users/:id/analytics', {
  ...own,
  summary: 'Clicks, bookings, earnings and commission of the last 30 days, compared with the 30 days before',
  query: z.object({ zone }),
  answer: z.array(analyticsRecord),
});

export const listAnalyticsDays = endpoint('GET /api/users/:id/analytics/days', {
  ...own,
  summary: 'Figures of each of the last 30 days, oldest first; 0 for days without events',
  query: z.object({ zone }),
  answer: z.array(analyticsDay),
});

export const listLinkFigures = endpoint('GET /api/users/:id/analytics/links', {
  ...own,
  summary: 'Clicks, bookings and sums of each link since its creation, most clicked first',
  query: pageQuery,
  answer: z.array(linkFigures),
});

export const exportLinkFigures = endpoint('GET /api/users/:id/analytics.csv', {
  ...own,
  summary: 'The figures of all links as CSV',
  answer: z.unknown(),
  produces: 'text/csv',
});

export const listBalances = endpoint('GET /api/users/:id/balances', {
  ...own,
  summary: 'Expected, payable, pending and paid amounts by currency',
  answer: z.array(balance),
});
