import { z } from 'zod';
import { forgetNetworkRequests } from '../../imports/own-account/index.ts';
import { forgetOldPosts } from '../../imports/photo-network/index.ts';
import { forgetEndedSessions } from '../../members/accounts/index.ts';
import { forgetOldFactors } from '../../members/factors/index.ts';
import { forgetOldCounts } from '../../platform/http/queries.ts';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetRemovedBefore } from '../../stays/spam/index.ts';
import { forgetShown } from '../reports/index.ts';
import { sweepLostPictures, sweepPictures } from './lost-pictures.ts';

const day = 24 * 60 * 60 * 1000;
/** Posts of the photo network that nobody has read for so long; the privacy policy says so. */
const networkPostsDays = 180;
/** So long a code shows what became of a deletion; the privacy policy says so. */
const networkRequestDays = 365;
/** Links in mails are of use to nobody for at most a week; some time later nobody asks about them either. */
const mailTokenDays = 30;
/** Second factors that were removed come back by a mailed link, which works for up to eight days. */
const removedFactorDays = 30;

/** What was reported is needed for as long as its decision can be appealed against (DSA, article 20); the privacy policy says so. */
const shownDays = 184;

/** What removed pictures look like, so that they are known when they come again; the privacy policy says so. */
const removedPictureDays = 365;

/** Deletes what has outlived its use. */
const forgetOld = defineJob('retention.forget_old', z.object({}));

/** How the nightly deletion is done. */
export function retentionHandlers(platform: Platform): JobHandler[] {
  const { db, clock } = platform;
  return [
    handleJob(forgetOld, async () => {
      const now = clock.now();
      await forgetNetworkRequests(db, new Date(now.getTime() - networkRequestDays * day));
      await forgetOldPosts(db, new Date(now.getTime() - networkPostsDays * day));
      await forgetEndedSessions(db, { now, mailTokensBefore: new Date(now.getTime() - mailTokenDays * day) });
      await forgetOldFactors(db, { now, removedBefore: new Date(now.getTime() - removedFactorDays * day) });
      await forgetShown(db, { decidedBefore: new Date(now.getTime() - shownDays * day) });
      await forgetRemovedBefore(db, new Date(now.getTime() - removedPictureDays * day));
      await forgetOldCounts(db, now);
    }),
    handleJob(sweepPictures, async (_payload, { log, signal }) => {
      const folders = await sweepLostPictures(platform, signal);
      if (folders > 0) log.info({ folders }, 'Deleted pictures that no row names');
    }),
  ];
}

export const retentionSchedules: readonly Schedule[] = [
  { name: 'forget-old', job: forgetOld, pattern: '20 3 * * *', payload: {} },
  { name: 'sweep-pictures', job: sweepPictures, pattern: '40 3 * * 0', payload: {} },
];
