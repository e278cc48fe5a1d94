import { z } from 'zod';
import { hourMs } from '../../platform/durations.ts';
import { defineJob, type Schedule } from '../../platform/jobs/index.ts';

/** Packs everything of a member into one file. */
export const packTakeout = defineJob(
  'takeout.pack',
  z.object({ userId: z.number().int(), key: z.string() }),
  { maxAttempts: 4, timeoutMs: hourMs },
);

/** Removes expired files. */
export const sweepTakeouts = defineJob('takeout.sweep', z.object({}));

export const takeoutSchedules: readonly Schedule[] = [
  { name: 'sweep-takeouts', job: sweepTakeouts, pattern: '35 3 * * *', payload: {} },
];
