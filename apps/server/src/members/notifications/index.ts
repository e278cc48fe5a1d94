/** Notifications: the bell, its live stream, which of them are mailed. */

export { type NotificationRow, notificationsOf } from './queries.ts';
export { notificationRoutes } from './routes.ts';
export { notify, wantsMail } from './service.ts';
