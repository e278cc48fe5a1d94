import { z } from 'zod';
import { defineJob, type Schedule } from '../../platform/jobs/index.ts';

/** Has a partner make the address of a link. */
export const askPartner = defineJob('links.ask_partner', z.object({ linkId: z.number().int() }));

/**
 * Leads the links of posts, then those of members' own, where they should lead now; a page at a time. `routing` is there while all pages so far
 * were arranged by one configuration.
 */
export const arrangeLinks = defineJob(
  'links.arrange',
  z.object({
    of: z.enum(['posts', 'members']),
    after: z.number().int(),
    routing: z.string().optional(),
  }),
  { urgency: 'background' },
);

/** Looks whether targets still answer. */
export const checkTargets = defineJob('links.check_targets', z.object({}), { maxAttempts: 1 });

/** Throws away the salts of days that are over. */
export const forgetSalts = defineJob('links.forget_salts', z.object({}));

export const linkSchedules: readonly Schedule[] = [
  { name: 'links-check-targets', job: checkTargets, pattern: '* * * * *', payload: {} },
  { name: 'links-forget-salts', job: forgetSalts, pattern: '10 * * * *', payload: {} },
];
