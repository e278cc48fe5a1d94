import { dueDepartures } from '../../members/departures/index.ts';
import { inPages } from '../../platform/db/in-pages.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ForgetResult, forget } from './forget/forget.ts';
import { deleteDeparted } from './jobs.ts';

/** Each member in a separate transaction: a job that dies halfway resumes where it was. */
export function leavingHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(deleteDeparted, async (_payload, { signal, log }) => {
      const counted: Record<ForgetResult, number> = {
        forgotten: 0,
        waits_for_money: 0,
        waits_for_appeal: 0,
        stays: 0,
      };
      const now = platform.clock.now();
      for await (const { id } of inPages(100, (page) => dueDepartures(platform.db, { now, ...page }))) {
        signal.throwIfAborted();
        counted[await forget(platform, id)] += 1;
      }
      if (counted.forgotten + counted.waits_for_money + counted.waits_for_appeal > 0)
        log.info(counted, 'Members forgotten');
    }),
  ];
}
