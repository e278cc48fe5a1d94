import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

/** Who has the site open sees the bell first: what is read within this time is not pushed any more. */
export const patienceMs = 5000;

/** Tells one browser of one notification. Done by `members/push`. */
export const pushNotification = defineJob(
  'notifications.push',
  z.object({
    browser: z.number().int(),
    notification: z.number().int(),
    /** How often the push service has asked to come later. */
    put_off: z.number().int().optional(),
  }),
  { maxAttempts: 8, timeoutMs: 60_000 },
);
