import { z } from 'zod';
import { forgetNetworkRequests, forgetVisits } from '../../imports/own-account/index.ts';
import { deleteOldPosts, rotatePagePartitions } from '../../imports/photo-network/index.ts';
import { deleteEndedSessions, deleteFreedUsernames } from '../../members/accounts/index.ts';
import { deleteOldFactors } from '../../members/factors/index.ts';
import { rotateNotificationPartitions } from '../../members/notifications/index.ts';
import { deleteOldAttempts } from '../../members/social-sign-in/index.ts';
import { dayMs } from '../../platform/durations.ts';
import { deleteOldCounts } from '../../platform/http/queries.ts';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFingerprintsBefore, deleteOldMarks } from '../../stays/spam/index.ts';
import { deleteSnapshots } from '../reports/index.ts';
import { sweepLostPictures, sweepPictures } from './lost-pictures.ts';
import { keptDays } from './periods.ts';

/** Deletes what is no longer needed. */
const forgetOld = defineJob('retention.forget_old', z.object({}));

/** Creates partitions for the coming periods, and drops expired ones. */
const keepPartitions = defineJob('retention.keep_partitions', z.object({}));

/** Handlers of the nightly deletion. */
export function retentionHandlers(platform: Platform): JobHandler[] {
  const { db, clock } = platform;
  return [
    handleJob(forgetOld, async () => {
      const now = clock.now();
      const before = (kept: keyof typeof keptDays) => new Date(now.getTime() - keptDays[kept] * dayMs);
      await forgetNetworkRequests(db, before('networkRequests'));
      await deleteOldPosts(db, before('networkPosts'));
      await deleteEndedSessions(db, { now, mailTokensBefore: before('mailTokens') });
      await deleteOldAttempts(db, { now, namedBefore: before('signInAttempts') });
      await forgetVisits(db, now);
      await deleteFreedUsernames(db, before('freedUsernames'));
      await deleteOldFactors(db, { now, removedBefore: before('removedFactors') });
      await deleteSnapshots(db, { decidedBefore: before('shown') });
      await deleteFingerprintsBefore(db, before('removedPictures'));
      await deleteOldMarks(db, now);
      await deleteOldCounts(db, now);
    }),
    handleJob(keepPartitions, async () => {
      await rotateNotificationPartitions(db, clock.now());
      await rotatePagePartitions(db, clock.now());
    }),
    handleJob(sweepPictures, async (_payload, { log, signal }) => {
      const folders = await sweepLostPictures(platform, signal);
      if (folders > 0) log.info({ folders }, 'Deleted pictures that no row names');
    }),
  ];
}

export const retentionSchedules: readonly Schedule[] = [
  { name: 'forget-old', job: forgetOld, pattern: '20 3 * * *', payload: {} },
  { name: 'keep-partitions', job: keepPartitions, pattern: '35 3 * * *', payload: {} },
  { name: 'sweep-pictures', job: sweepPictures, pattern: '40 3 * * 0', payload: {} },
];
