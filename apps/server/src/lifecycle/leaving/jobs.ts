import { z } from 'zod';
import { hourMs } from '../../platform/durations.ts';
import { defineJob, type Schedule } from '../../platform/jobs/index.ts';

/** Deletes members whose time to come back is over. */
export const deleteDeparted = defineJob('leaving.forget', z.object({}), { timeoutMs: hourMs });

export const leavingSchedules: readonly Schedule[] = [
  { name: 'forget-leavers', job: deleteDeparted, pattern: '41 2 * * *', payload: {} },
];
