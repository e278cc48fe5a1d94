import { z } from 'zod';
import { regainTrust } from '../../members/accounts/index.ts';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { judgeHeld } from '../../stays/spam/index.ts';
import { endDue } from './decisions/appeals.ts';
import { queueHeld } from './held.ts';

/** Takes back what was decided for a time that is over. */
const endDueDecisions = defineJob('moderation.end_due', z.object({}));

/** Trust grows again where nothing bad was heard. */
const regain = defineJob('moderation.regain_trust', z.object({}));

export const moderationHandlers = (platform: Platform): JobHandler[] => [
  handleJob(endDueDecisions, () => endDue(platform)),
  handleJob(regain, () => regainTrust(platform.db, platform.clock.now())),
  handleJob(judgeHeld, (held) => queueHeld(platform, held)),
];

export const moderationSchedules: readonly Schedule[] = [
  { name: 'moderation-end-due', job: endDueDecisions, pattern: '*/10 * * * *', payload: {} },
  { name: 'moderation-regain-trust', job: regain, pattern: '50 3 * * *', payload: {} },
];
