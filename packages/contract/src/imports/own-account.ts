import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, text, timestamp } from '../fields.ts';
import { scanPage } from './photo-network.ts';

/** What the redirect from the photo network leads to. */
export const connectPurposes = ['import', 'post', 'claim'] as const;

/** Where a browser starts connecting an account (a redirect, not a call): `?purpose=` and `?language=`. */
export const connectPath = '/api/instagram/connect';

/** Why an account could not be connected; the page that the browser returns to gets it as `?instagram=`. */
export const connectTroubles = [
  'denied',
  'expired',
  'refused',
  'unreachable',
  'rate_limited',
  'not_configured',
  'handle_taken',
] as const;

export type ConnectTrouble = (typeof connectTroubles)[number];

export const getInstagramAccount = endpoint('GET /api/instagram/account', {
  summary: 'The account of the photo network that the viewer has connected',
  auth: 'session',
  ownership: 'none',
  answer: z.object({
    /** Whether accounts can be connected here at all. */
    available: z.boolean(),
    account: z.object({ handle: z.string(), connected_at: timestamp, expires_at: timestamp }).nullable(),
  }),
});

export const disconnectInstagram = endpoint('DELETE /api/instagram/account', {
  event: 'connection',
  summary: 'Disconnects the account and deletes its token',
  auth: 'session',
  ownership: 'none',
  errors: ['instagram.not_connected'],
});

export const redeemPicker = endpoint('POST /api/instagram/account/redeem', {
  summary: 'Redeems the one-time code that the photo network’s redirect carried as `access_token`',
  auth: 'session',
  ownership: 'none',
  body: z.object({ access_token: text({ min: 1, max: 200 }) }),
  answer: z.object({ handle: z.string() }),
  limit: { requests: 60, seconds: 600, by: 'viewer' },
  errors: ['instagram.code_used', 'instagram.not_connected'],
});

/** A post of the member's own at the photo network, for the picker. */
export const ownMedia = z.object({
  id: z.string(),
  /** Empty where there is none. */
  caption: z.string(),
  media_type: z.string(),
  /** A picture that can be shown: the thumbnail of a video; `null` if the network gives none. */
  media_url: z.string().nullable(),
});

export type OwnMedia = z.infer<typeof ownMedia>;

const networkErrors = [
  'instagram.not_configured',
  'instagram.not_connected',
  'instagram.connection_expired',
  'instagram.rate_limited',
  'instagram.unreachable',
] as const;

export const listOwnMedia = endpoint('GET /api/instagram/media', {
  summary: 'Posts of the connected account, newest first, twelve per page',
  auth: 'session',
  ownership: 'none',
  query: z.object({
    cursor: z
      .string(because('not_cursor'))
      .regex(/^[\w=+/-]{1,400}$/, because('not_cursor'))
      .optional(),
  }),
  answer: z.array(ownMedia),
  limit: { requests: 120, seconds: 300, by: 'viewer' },
  errors: networkErrors,
});

export const ownMediaFile = endpoint('GET /api/instagram/media/:media/file', {
  summary: 'The picture of a post of the connected account',
  auth: 'session',
  ownership: 'none',
  params: z.object({ media: z.string().regex(/^\d{1,40}$/, because('invalid')) }),
  answer: z.unknown(),
  produces: 'image/jpeg',
  limit: { requests: 120, seconds: 300, by: 'viewer' },
  errors: [...networkErrors, 'posts.not_found'],
});

export const scanOwnAccount = endpoint('GET /api/instagram/account/scan', {
  summary: 'Scans up to 50 posts of the connected account for hotel stays, as the handle search does',
  auth: 'session',
  ownership: 'none',
  query: z.object({
    pagination: z.string(because('not_cursor')).max(1200, because('not_cursor')).optional(),
  }),
  answer: scanPage,
  limit: { requests: 120, seconds: 300, by: 'viewer' },
  errors: ['instagram.not_configured', 'instagram.not_connected'],
});
