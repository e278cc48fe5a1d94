/** The door of the notifications feature. */
import './tables.ts';

export type { NewNotification } from './queries.ts';
export { notificationRoutes } from './routes.ts';
export { notify } from './service.ts';
