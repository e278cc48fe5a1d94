import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text, timestamp } from '../fields.ts';
import { user } from './accounts.ts';

/** A member's state regarding the current version of the terms of use. */
export const ownTerms = z.object({
  version: z.string(),
  /** What is new in it, in the reader's language. */
  changed: z.string(),
  /** From when it applies to the member; null if they have not been notified yet. */
  holds_from: timestamp.nullable(),
  /** When they accepted it, by signing up or by going on; null as long as they have not. */
  accepted_at: timestamp.nullable(),
});

export const getTerms = endpoint('GET /api/me/terms', {
  summary:
    'The version of the terms of use that applies to the member, since when, and when they accepted it',
  auth: 'session',
  ownership: 'none',
  answer: ownTerms,
});

export const readTerms = endpoint('POST /api/me/terms/read', {
  summary: 'Marks the notice about this version of the terms as read; other versions are ignored',
  auth: 'session',
  ownership: 'none',
  body: z.object({ version: text({ min: 1, max: 20 }) }),
  answer: z.object({ user }),
});
