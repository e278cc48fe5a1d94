/** The door of the notifications feature. */

export { type NotificationRow, notificationsOf } from './queries.ts';
export { notificationRoutes } from './routes.ts';
export { notify, wantsMail } from './service.ts';
