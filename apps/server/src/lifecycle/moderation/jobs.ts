import { z } from 'zod';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { endDue } from './decisions/appeals.ts';

/** Takes back what was decided for a time that is over. */
const endDueDecisions = defineJob('moderation.end_due', z.object({}));

export const moderationHandlers = (platform: Platform): JobHandler[] => [
  handleJob(endDueDecisions, () => endDue(platform)),
];

export const moderationSchedules: readonly Schedule[] = [
  { name: 'moderation-end-due', job: endDueDecisions, pattern: '*/10 * * * *', payload: {} },
];
