import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, id, text, timestamp } from '../fields.ts';
import { pageQuery } from '../paging.ts';

/** Partner of a hotel link; `direct` is the hotel itself, which pays nothing. */
export const linkPartners = ['sandbox', 'awin', 'travelpayouts', 'direct'] as const;

export type LinkPartner = (typeof linkPartners)[number];

/** Why a target counts as broken: not found, no answer, an error; `refused` only stands in results from before. */
export const brokenReasons = ['gone', 'unreachable', 'failing', 'refused'] as const;

export type BrokenReason = (typeof brokenReasons)[number];

/** A trackable link as its owner sees it. */
export const link = z.object({
  id: z.number().int(),
  code: z.string(),
  /** What readers open: `{PUBLIC_URL}/go/{code}`. */
  url: z.string(),
  label: z.string(),
  /** Where it leads, without tracking. */
  target: z.string(),
  post: z.object({ id: z.number().int(), location: z.string(), archived: z.boolean() }).nullable(),
  hotel_slug: z.string().nullable(),
  partner: z.enum(linkPartners),
  /** A booking through it earns its owner a commission. */
  pays: z.boolean(),
  /** Counted clicks: one per visitor and day, without robots, previews and the owner. */
  clicks: z.number().int(),
  on: z.boolean(),
  broken: z.object({ reason: z.enum(brokenReasons), since: timestamp }).nullable(),
  created_at: timestamp,
});

export type Link = z.infer<typeof link>;

export const listLinks = endpoint('GET /api/links', {
  summary: "The viewer's links, newest first",
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: z.array(link),
});

export const createLink = endpoint('POST /api/links', {
  summary: 'Creates a trackable link from the address of a hotel',
  auth: 'session',
  ownership: 'none',
  body: z.object({
    url: text({ min: 1, max: 2000 }).refine((value) => isHttps(value), because('not_public_https')),
    label: text({ max: 120 }).default(''),
  }),
  answer: z.object({ link }),
  limit: { requests: 120, seconds: 3600, by: 'viewer' },
});

export const updateLink = endpoint('PUT /api/links/:id', {
  summary: "Switches one of the viewer's links on or off",
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  body: z.object({ on: z.boolean(because('invalid')) }),
  answer: z.object({ link }),
  errors: ['links.not_found'],
});

/** What the reader of an inactive link sees. */
export const describeLink = endpoint('GET /api/go/:code', {
  summary: 'Whether a link is active, and which hotel it is for',
  auth: 'public',
  ownership: 'none',
  params: z.object({ code: z.string().max(64, because('too_long')) }),
  answer: z.object({
    on: z.boolean(),
    hotel: z.object({ name: z.string(), slug: z.string() }).nullable(),
  }),
  errors: ['links.not_found'],
});

function isHttps(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
  );
}
