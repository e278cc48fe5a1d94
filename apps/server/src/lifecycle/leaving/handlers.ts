import { dueDepartures } from '../../members/departures/index.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ForgetResult, forget } from './forget/forget.ts';
import { forgetDeparted } from './jobs.ts';

const atOnce = 100;

/** Each member in a separate transaction: a job that dies halfway resumes where it was. */
export function leavingHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(forgetDeparted, async (_payload, { signal, log }) => {
      const counted: Record<ForgetResult, number> = { forgotten: 0, waits_for_money: 0, stays: 0 };
      const now = platform.clock.now();
      let after = 0;
      for (;;) {
        const due = await dueDepartures(platform.db, { now, after, limit: atOnce });
        for (const userId of due) {
          signal.throwIfAborted();
          counted[await forget(platform, userId)] += 1;
          after = userId;
        }
        if (due.length < atOnce) break;
      }
      if (counted.forgotten + counted.waits_for_money > 0) log.info(counted, 'Members forgotten');
    }),
  ];
}
