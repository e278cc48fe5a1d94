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
  summary: 'How far the packing of the own data is; null where none was asked for, or its time is over',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ takeout: takeout.nullable() }),
});

export const askForTakeout = endpoint('POST /api/me/takeout', {
  event: 'export',
  summary:
    'Has all own data packed into one file after a fresh proof, one at a time; a mail tells when it is ready',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ takeout }),
  limit: { requests: 10, seconds: 3600, by: 'viewer' },
  errors: ['takeout.not_found', 'session.proof_needed'],
});

export const downloadTakeout = endpoint('GET /api/me/takeout/file', {
  event: 'export',
  summary: 'The packed data as a ZIP archive, for 7 days, after a fresh proof',
  auth: 'session',
  ownership: 'none',
  answer: z.unknown(),
  produces: 'application/zip',
  limit: { requests: 60, seconds: 3600, by: 'viewer' },
  errors: ['takeout.not_found', 'session.proof_needed'],
});
