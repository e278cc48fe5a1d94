/** Deletes what is no longer needed, every night. */
export { retentionHandlers, retentionSchedules } from './jobs.ts';
