/** The door of the digest: a mail with what is new, daily or weekly, for whoever wants it. */

export { digestHandlers, digestSchedules } from './jobs.ts';
export { digestOneClick, digestRoutes } from './routes.ts';
