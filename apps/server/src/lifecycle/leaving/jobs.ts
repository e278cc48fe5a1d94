import { z } from 'zod';
import { defineJob, type Schedule } from '../../platform/jobs/index.ts';

/** Deletes members whose time to come back is over. */
export const deleteDeparted = defineJob('leaving.forget', z.object({}), { timeoutMs: 60 * 60 * 1000 });

export const leavingSchedules: readonly Schedule[] = [
  { name: 'forget-leavers', job: deleteDeparted, pattern: '41 2 * * *', payload: {} },
];
