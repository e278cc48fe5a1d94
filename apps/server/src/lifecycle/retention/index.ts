/** What nobody needs any more is deleted every night. */
export { retentionHandlers, retentionSchedules } from './jobs.ts';
