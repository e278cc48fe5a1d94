/** Digests: a mail with what is new, daily or weekly, for those who want it. */

export { digestHandlers, digestSchedules } from './jobs.ts';
export { digestOneClick, digestRoutes } from './routes.ts';
