/** Web push: notifications that reach a browser while no page of the site is open. */

export { pushHandlers } from './jobs.ts';
export { sealedPushKeys } from './keys.ts';
export { pushRoutes } from './routes.ts';
