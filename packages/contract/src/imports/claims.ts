import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, text, timestamp } from '../fields.ts';
import { pageQuery } from '../paging.ts';

const handle = text({ min: 1, max: 60 });

export const claim = z.object({
  handle: z.string(),
  /** The one-time code to place in the account's bio or in a caption. */
  code: z.string(),
  confirmed: z.boolean(),
  /** Rescanned on a schedule for new stays. */
  rescan: z.boolean(),
  created_at: timestamp,
});

/** A stay that someone saved from an account that is proven to be the viewer's. */
const borrowedStay = z.object({
  id: z.number().int(),
  /** The hotel, else what the post names as its place; empty if it names none. */
  title: z.string(),
  handle: z.string(),
  /** Username of who saved it. */
  saved_by: z.string(),
  source_url: z.string().nullable(),
  small: z.string().nullable(),
  /** What was done about it. */
  taken: z.enum(['down', 'over']).nullable(),
  created_at: timestamp,
});

export type BorrowedStay = z.infer<typeof borrowedStay>;

export const listClaims = endpoint('GET /api/claims', {
  summary: 'Handles that the viewer has claimed or is claiming',
  auth: 'session',
  ownership: 'none',
  answer: z.array(claim),
});

export const createClaim = endpoint('POST /api/claims', {
  summary: 'Starts the claim of a handle; answers the code to publish there',
  auth: 'session',
  ownership: 'none',
  body: z.object({ handle }),
  answer: z.object({ claim }),
  limit: { requests: 30, seconds: 3600, by: 'viewer' },
  errors: ['claims.handle_taken'],
});

export const confirmClaim = endpoint('POST /api/claims/:handle/confirm', {
  summary: 'Looks for the code in the bio and latest captions of the handle',
  auth: 'session',
  ownership: 'none',
  params: z.object({ handle }),
  answer: z.object({ claim }),
  limit: { requests: 30, seconds: 3600, by: 'viewer' },
  errors: ['claims.handle_taken', 'claims.code_missing', 'claims.not_found', 'instagram.not_configured'],
});

export const updateClaim = endpoint('PUT /api/claims/:handle', {
  summary: 'Switches scheduled scans for new stays on or off',
  auth: 'session',
  ownership: 'none',
  params: z.object({ handle }),
  body: z.object({ rescan: z.boolean() }),
  answer: z.object({ claim }),
  errors: ['claims.not_found'],
});

export const deleteClaim = endpoint('DELETE /api/claims/:handle', {
  summary: 'Gives up a claimed handle',
  auth: 'session',
  ownership: 'none',
  params: z.object({ handle }),
  errors: ['claims.not_found'],
});

export const listBorrowedStays = endpoint('GET /api/borrowed-stays', {
  summary: 'Stays that other members saved from accounts that the viewer has proven to own, newest first',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: z.array(borrowedStay),
});

export const takeAllStays = endpoint('PUT /api/borrowed-stays', {
  summary:
    'Takes down or takes over what others saved from the viewer’s accounts, some hundred per call; takes over only what the viewer does not have yet',
  auth: 'session',
  ownership: 'none',
  body: z.object({ taken: z.enum(['down', 'over']) }),
  answer: z.object({
    taken: z.number().int(),
    /** Stays that others still show, counted up to a thousand. */
    left: z.number().int(),
  }),
  limit: { requests: 60, seconds: 3600, by: 'viewer' },
  errors: ['claims.stay_known'],
});

export const takeStay = endpoint('PUT /api/borrowed-stays/:id', {
  summary: 'Takes down or takes over a stay that another member saved from the viewer’s account',
  auth: 'session',
  ownership: 'none',
  params: z.object({ id }),
  body: z.object({ taken: z.enum(['down', 'over']) }),
  limit: { requests: 120, seconds: 3600, by: 'viewer' },
  errors: ['claims.stay_known', 'posts.not_found'],
});

export const returnStay = endpoint('DELETE /api/borrowed-stays/:id', {
  summary: 'Gives a taken stay back to the member who had saved it',
  auth: 'session',
  ownership: 'none',
  params: z.object({ id }),
  // Taking a stay and giving it back are a mail each to who had saved it: by one member for one stay.
  perAccount: [{ requests: 5, seconds: 24 * 60 * 60 }],
  errors: ['claims.saver_gone', 'claims.stay_known', 'posts.not_found'],
});
