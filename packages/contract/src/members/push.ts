import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, language } from '../fields.ts';

const state = z.object({
  /** Public key of the site, with which a browser subscribes at its push service (`applicationServerKey`). */
  key: z.string(),
  on: z.boolean(),
});

/** Bytes as push services and browsers write them: base64url, with or without padding. */
const bytes = (length: number) => {
  const digits = Math.ceil((length * 4) / 3);
  return z
    .string(because('not_text'))
    .regex(new RegExp(`^[A-Za-z0-9_-]{${digits}}={0,2}$`), because('bad_characters'));
};

export const getPush = endpoint('GET /api/notifications/push', {
  summary:
    'Whether notifications are pushed to the browser of this session, and the public key for subscribing',
  auth: 'session',
  ownership: 'none',
  answer: state,
});

export const startPush = endpoint('PUT /api/notifications/push', {
  summary: 'Subscribes the browser of this session to push notifications, until the session ends',
  auth: 'session',
  ownership: 'none',
  body: z.object({
    /** What a browser’s `PushSubscription` says. */
    endpoint: z.string(because('not_text')).min(1, because('required')).max(1000, because('too_long')),
    keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
    language,
  }),
  answer: state,
  limit: { requests: 60, seconds: 3600, by: 'viewer' },
  errors: ['notifications.push_refused', 'notifications.push_taken'],
});

export const endPush = endpoint('DELETE /api/notifications/push', {
  summary: 'Unsubscribes the browser of this session from push notifications',
  auth: 'session',
  ownership: 'none',
  answer: state,
});
