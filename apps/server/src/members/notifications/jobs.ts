import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

/** People who have the site open see the bell first: what is read within this time is no longer pushed. */
export const patienceMs = 5000;

/** Pushes one notification to one browser. Handled by `members/push`. */
export const pushNotification = defineJob(
  'notifications.push',
  z.object({
    browser: z.number().int(),
    notification: z.number().int(),
    /** How often the push service has asked to retry later. */
    put_off: z.number().int().optional(),
  }),
  { maxAttempts: 8, timeoutMs: 60_000 },
);
