import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageQuery } from '../paging.ts';

export const notificationKinds = [
  'follow',
  'favourite',
  'recommendation',
  'import_finished',
  'new_stays',
  'booking',
  'booking_confirmed',
  'booking_cancelled',
  'payout',
  'payout_failed',
  'link_broken',
  'stay_taken_down',
  'stay_taken_over',
  'stay_given_back',
  'claim_ended',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export const notification = z.object({
  id: z.number().int(),
  kind: z.enum(notificationKinds),
  actor: z
    .object({ id: z.number().int(), username: z.string(), name: z.string(), file: z.string().nullable() })
    .nullable(),
  post: z.object({ id: z.number().int(), location: z.string(), file: z.string().nullable() }).nullable(),
  /** Data by kind, e.g. `count` of imported stays. */
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  created_at: timestamp,
  read: z.boolean(),
});

export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint('GET /api/notifications', {
  summary: 'Notifications of the viewer, newest first',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: z.array(notification),
});

export const countNotifications = endpoint('GET /api/notifications/unread', {
  summary: 'The number of unread notifications, at most 100',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ unread: z.number().int() }),
});

export const readNotifications = endpoint('PUT /api/notifications/read', {
  summary: 'Marks notifications up to this one as read',
  auth: 'session',
  ownership: 'none',
  body: z.object({ upTo: id }),
  answer: z.object({ unread: z.number().int() }),
});

export const streamNotifications = endpoint('GET /api/notifications/stream', {
  summary: 'Notifications as they occur, as server-sent events',
  auth: 'session',
  ownership: 'none',
  answer: z.string(),
  produces: 'text/event-stream',
});

const ways = { kind: z.enum(notificationKinds), in_app: z.boolean(), mail: z.boolean() };
const setting = z.object({ ...ways, /** What rings no bell is not pushed either. */ push: z.boolean() });
const change = z.object({ ...ways, /** As before where nothing is said. */ push: z.boolean().optional() });

export const listNotificationSettings = endpoint('GET /api/notifications/settings', {
  summary: 'The notifications that the viewer wants, and where',
  auth: 'session',
  ownership: 'none',
  answer: z.array(setting),
});

export const updateNotificationSettings = endpoint('PUT /api/notifications/settings', {
  summary: 'Changes the viewer’s notification settings',
  auth: 'session',
  ownership: 'none',
  body: z.array(change).max(40),
  answer: z.array(setting),
});
