/** The door of the notifications feature. */
import './tables.ts';

export { type NotificationRow, notificationsOf } from './queries.ts';
export { notificationRoutes } from './routes.ts';
export { notify, wantsMail } from './service.ts';
