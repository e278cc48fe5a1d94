import { z } from 'zod';
import { inPages } from '../../platform/db/in-pages.ts';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { periodOf } from './period.ts';
import { dueMembers } from './queries.ts';
import { writeDigest } from './write.ts';

export const writeDigests = defineJob('digest.write', z.object({}), { timeoutMs: 30 * 60 * 1000 });

/** Each member in a separate transaction: a job that dies halfway resumes where it was. */
export function digestHandlers(platform: Platform): JobHandler[] {
  return [
    handleJob(writeDigests, async (_payload, { signal }) => {
      const now = platform.clock.now();
      const periods = { daily: periodOf('daily', now), weekly: periodOf('weekly', now) };
      for await (const { id } of inPages(100, (page) => dueMembers(platform.db, { ...periods, ...page }))) {
        signal.throwIfAborted();
        await writeDigest(platform, id);
      }
    }),
  ];
}

export const digestSchedules: readonly Schedule[] = [
  { name: 'write-digests', job: writeDigests, pattern: '0 6 * * *', payload: {} },
];
