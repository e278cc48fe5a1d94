import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text, timestamp } from '../fields.ts';

/** What the photo network signs with our app secret: signature and payload, both base64url, with a dot between. */
const signed = z.object({ signed_request: text({ min: 10, max: 4000 }) });

export const deauthorizeInstagram = endpoint('POST /api/instagram/deauthorize', {
  summary:
    'The photo network tells that somebody has taken the access of this site back: the connection goes',
  auth: 'signature',
  ownership: 'none',
  consumes: 'form',
  body: signed,
  errors: ['instagram.bad_signature', 'instagram.not_configured'],
});

export const requestDataDeletion = endpoint('POST /api/instagram/data-deletion', {
  summary:
    'The photo network asks in the name of somebody to delete what came from there; answers where to look what became of it',
  auth: 'signature',
  ownership: 'none',
  consumes: 'form',
  body: signed,
  answer: z.object({ url: z.string(), confirmation_code: z.string() }),
  errors: ['instagram.bad_signature', 'instagram.not_configured'],
});

export const getDataDeletion = endpoint('GET /api/instagram/data-deletion/:code', {
  summary:
    'What became of a deletion that was asked for through the photo network, for the holder of its code',
  auth: 'public',
  ownership: 'none',
  params: z.object({ code: text({ min: 1, max: 100 }) }),
  answer: z.object({
    /** Everything is deleted at the moment of the request. */
    deleted_at: timestamp,
    /** Whether an account was connected here; if not, there was nothing to delete. */
    found: z.boolean(),
  }),
  limit: { requests: 120, seconds: 60, by: 'address' },
  errors: ['instagram.unknown_code'],
});
