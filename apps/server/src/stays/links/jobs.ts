import { z } from 'zod';
import { defineJob, type Schedule } from '../../platform/jobs/index.ts';

export const requestLink = defineJob('links.ask_partner', z.object({ linkId: z.number().int() }));

/**
 * Routes the links of posts, then members' own, to their current target; one page at a time. `routing` is set while all pages so far were
 * routed by one configuration.
 */
export const rerouteLinks = defineJob(
  'links.arrange',
  z.object({
    of: z.enum(['posts', 'members']),
    after: z.number().int(),
    routing: z.string().optional(),
  }),
  { urgency: 'background' },
);

export const checkTargets = defineJob('links.check_targets', z.object({}), { maxAttempts: 1 });

/** Deletes the salts of past days. */
export const deleteSalts = defineJob('links.forget_salts', z.object({}));

/** Creates partitions for the clicks of the coming months, and detaches old ones. */
export const maintainClickPartitions = defineJob('links.keep_click_months', z.object({}));

export const linkSchedules: readonly Schedule[] = [
  { name: 'links-check-targets', job: checkTargets, pattern: '* * * * *', payload: {} },
  { name: 'links-keep-click-months', job: maintainClickPartitions, pattern: '30 3 * * *', payload: {} },
  { name: 'links-forget-salts', job: deleteSalts, pattern: '10 * * * *', payload: {} },
];
