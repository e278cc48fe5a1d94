import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text, timestamp } from '../fields.ts';

const handle = text({ min: 1, max: 60 });

export const claim = z.object({
  handle: z.string(),
  /** The one-time code to place in the account's bio or in a caption. */
  code: z.string(),
  confirmed: z.boolean(),
  /** Looked through on a schedule for new stays. */
  rescan: z.boolean(),
  created_at: timestamp,
});

export const listClaims = endpoint({
  method: 'GET',
  path: '/api/claims',
  summary: 'Handles that the viewer has claimed or is claiming',
  auth: 'session',
  ownership: 'none',
  answer: z.array(claim),
});

export const createClaim = endpoint({
  method: 'POST',
  path: '/api/claims',
  summary: 'Starts to claim a handle; answers the code to place',
  auth: 'session',
  ownership: 'none',
  body: z.object({ handle }),
  answer: z.object({ claim }),
  limit: { requests: 30, seconds: 3600, by: 'viewer' },
  errors: ['claims.handle_taken'],
});

export const confirmClaim = endpoint({
  method: 'POST',
  path: '/api/claims/:handle/confirm',
  summary: 'Looks for the code in the bio and the latest captions of the handle',
  auth: 'session',
  ownership: 'none',
  params: z.object({ handle }),
  answer: z.object({ claim }),
  limit: { requests: 30, seconds: 3600, by: 'viewer' },
  errors: ['claims.handle_taken', 'claims.code_missing', 'claims.not_found', 'instagram.not_configured'],
});

export const updateClaim = endpoint({
  method: 'PUT',
  path: '/api/claims/:handle',
  summary: 'Switches looking for new stays on a schedule',
  auth: 'session',
  ownership: 'none',
  params: z.object({ handle }),
  body: z.object({ rescan: z.boolean() }),
  answer: z.object({ claim }),
  errors: ['claims.not_found'],
});

export const deleteClaim = endpoint({
  method: 'DELETE',
  path: '/api/claims/:handle',
  summary: 'Gives a handle up',
  auth: 'session',
  ownership: 'none',
  params: z.object({ handle }),
  answer: z.object({}),
  errors: ['claims.not_found'],
});
