import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

export const digestRhythms = ['off', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

const wish = z.object({ rhythm: z.enum(digestRhythms) });

export const getDigest = endpoint('GET /api/notifications/digest', {
  summary: 'How often the viewer receives the digest',
  auth: 'session',
  ownership: 'none',
  answer: wish,
});

export const updateDigest = endpoint('PUT /api/notifications/digest', {
  summary: 'Changes how often the viewer receives the digest, beginning with the next period',
  auth: 'session',
  ownership: 'none',
  body: wish,
  answer: wish,
});

export const endDigest = endpoint('POST /api/notifications/digest/end', {
  summary: 'Unsubscribes from the digest by the token of its link, without a session',
  auth: 'public',
  ownership: 'none',
  body: z.object({ token: text({ min: 1, max: 200 }) }),
  limit: { requests: 60, seconds: 600, by: 'address' },
  errors: ['accounts.token_dead'],
});
