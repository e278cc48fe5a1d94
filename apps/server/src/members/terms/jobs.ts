import { z } from 'zod';
import { inPages } from '../../platform/db/in-pages.ts';
import { hourMs } from '../../platform/durations.ts';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptByGoingOn, acceptEarlierSignUps, membersToTell } from '../accounts/index.ts';
import { notifyOfTerms } from './notify-of-terms.ts';

/** Notifies members of new terms of use, and records who has accepted them by going on. */
export const sendTermsNotices = defineJob('terms.tell', z.object({}), { timeoutMs: hourMs });

const atOnce = 200;

/** Each member in a separate transaction: a job that dies halfway resumes where it was. */
export function termsHandlers(platform: Platform): JobHandler[] {
  const { db, clock } = platform;
  return [
    handleJob(sendTermsNotices, async (_payload, { signal, log }) => {
      while ((await acceptEarlierSignUps(db, atOnce)) === atOnce) signal.throwIfAborted();
      let notified = 0;
      for await (const member of inPages(atOnce, (page) => membersToTell(db, page))) {
        signal.throwIfAborted();
        if (await notifyOfTerms(platform, member)) notified += 1;
      }
      await acceptByGoingOn(db, clock.now());
      if (notified > 0) log.info({ notified }, 'Members notified of new terms');
    }),
  ];
}

export const termsSchedules: readonly Schedule[] = [
  { name: 'tell-terms', job: sendTermsNotices, pattern: '25 7 * * *', payload: {} },
];
