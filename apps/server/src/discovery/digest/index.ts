/** Digests: a daily or weekly mail about what is new, for those who want it. */

export { digestHandlers, digestSchedules } from './jobs.ts';
export { digestOneClick, digestRoutes } from './routes.ts';
