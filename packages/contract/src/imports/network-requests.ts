import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text, timestamp } from '../fields.ts';

/** What the photo network signs with our app secret: signature and payload, both base64url, with a dot between. */
const signed = z.object({ signed_request: text({ min: 10, max: 4000 }) });

export const deauthorizeInstagram = endpoint('POST /api/instagram/deauthorize', {
  summary:
    'Callback of the photo network: a person has revoked this site’s access, and the connection is removed',
  auth: 'signature',
  ownership: 'none',
  consumes: 'form',
  body: signed,
  errors: ['instagram.bad_signature', 'instagram.not_configured'],
});

export const requestDataDeletion = endpoint('POST /api/instagram/data-deletion', {
  summary:
    'Callback of the photo network: a person asks to delete their data from there; answers the address of the status page',
  auth: 'signature',
  ownership: 'none',
  consumes: 'form',
  body: signed,
  answer: z.object({ url: z.string(), confirmation_code: z.string() }),
  errors: ['instagram.bad_signature', 'instagram.not_configured'],
});

export const getDataDeletion = endpoint('GET /api/instagram/data-deletion/:code', {
  summary: 'The status of a deletion requested through the photo network, by its confirmation code',
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
