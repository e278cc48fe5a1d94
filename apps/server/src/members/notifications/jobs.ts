import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

/** What is read within this time is not pushed: people who have the site open see the bell first. */
export const pushDelayMs = 5000;

/** Pushes one notification to one browser. Handled by `members/push`. */
export const pushNotification = defineJob(
  'notifications.push',
  z.object({
    browser: z.number().int(),
    notification: z.number().int(),
    /** How often the push service has asked to retry later. */
    put_off: z.number().int().optional(),
  }),
  { maxAttempts: 8, timeoutMs: 60_000, urgency: 'bulk' },
);
