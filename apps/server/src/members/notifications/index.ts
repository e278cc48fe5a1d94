/** Notifications: the bell, its live stream, which of them are mailed or pushed. */

export { pushNotification } from './jobs.ts';
export { notificationText, pageOf } from './notification-text.ts';
export {
  type NotificationRow,
  notificationsOf,
  rotateNotificationPartitions,
  settingsOf,
  type Writing,
} from './queries.ts';
export { notificationRoutes } from './routes.ts';
export { notify, wantsMail } from './service.ts';
