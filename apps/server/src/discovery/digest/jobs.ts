import { z } from 'zod';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { periodOf } from './period.ts';
import { dueMembers } from './queries.ts';
import { writeDigest } from './write.ts';

export const writeDigests = defineJob('digest.write', z.object({}), { timeoutMs: 30 * 60 * 1000 });

const atOnce = 100;

/** Each member in a separate transaction: a job that dies halfway resumes where it was. */
export function digestHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(writeDigests, async (_payload, { signal }) => {
      const now = platform.clock.now();
      const due = { daily: periodOf('daily', now), weekly: periodOf('weekly', now), limit: atOnce };
      let after = 0;
      for (;;) {
        const members = await dueMembers(platform.db, { ...due, after });
        for (const userId of members) {
          signal.throwIfAborted();
          await writeDigest(platform, userId);
        }
        if (members.length < atOnce) return;
        after = members.at(-1) ?? after;
      }
    }),
  ];
}

export const digestSchedules: readonly Schedule[] = [
  { name: 'write-digests', job: writeDigests, pattern: '0 6 * * *', payload: {} },
];
