import { z } from 'zod';
import { restoreTrust } from '../../members/accounts/index.ts';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import { logSecurityEvent } from '../../platform/log/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { judgeHeld } from '../../stays/spam/index.ts';
import { endDue } from './decisions/appeals.ts';
import { queueHeld } from './held.ts';
import { notifyOfRole } from './roles.ts';

/** Reverses expired decisions. */
const endDueDecisions = defineJob('moderation.end_due', z.object({}));

/** Trust grows again for members without new complaints. */
const regain = defineJob('moderation.regain_trust', z.object({}));

export const moderationHandlers = (platform: Platform): JobHandler[] => [
  handleJob(endDueDecisions, () => endDue(platform)),
  handleJob(regain, () => restoreTrust(platform.db, platform.clock.now())),
  handleJob(judgeHeld, (held) => queueHeld(platform, held)),
  handleJob(notifyOfRole, async ({ granted, memberId: member, role }, { id, log }) => {
    const call = `${granted ? 'grant' : 'revoke'} ${role}`;
    logSecurityEvent(log, { event: 'role', member, outcome: 'done', request: id, call });
  }),
];

export const moderationSchedules: readonly Schedule[] = [
  { name: 'moderation-end-due', job: endDueDecisions, pattern: '*/10 * * * *', payload: {} },
  { name: 'moderation-regain-trust', job: regain, pattern: '50 3 * * *', payload: {} },
];
