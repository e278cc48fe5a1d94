import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

/** All data of a member, packed into one file. */
export const takeout = z.object({
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** Files packed so far, and how many there are; both 0 before it began. */
  done: z.number().int(),
  total: z.number().int(),
  /** Size of the file once it is ready. */
  bytes: z.number().int().nullable(),
  asked_at: timestamp,
  /** Until then it can be downloaded. */
  expires_at: timestamp.nullable(),
});

export type Takeout = z.infer<typeof takeout>;

export const getTakeout = endpoint('GET /api/me/takeout', {
  summary: 'The state of the viewer’s data export; null if none was requested or it has expired',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ takeout: takeout.nullable() }),
});

export const startTakeout = endpoint('POST /api/me/takeout', {
  event: 'export',
  summary:
    'Starts the export of the viewer’s data, one at a time; needs a fresh proof of identity. A mail says when it is ready',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ takeout }),
  limit: { requests: 10, seconds: 3600, by: 'viewer' },
  errors: ['takeout.not_found', 'session.proof_needed'],
});

export const downloadTakeout = endpoint('GET /api/me/takeout/file', {
  event: 'export',
  summary: 'The viewer’s data as a ZIP archive, available for 7 days; needs a fresh proof of identity',
  auth: 'session',
  ownership: 'none',
  answer: z.unknown(),
  produces: 'application/zip',
  limit: { requests: 60, seconds: 3600, by: 'viewer' },
  errors: ['takeout.not_found', 'session.proof_needed'],
});
