import { z } from 'zod';
import {
  defineJob,
  enqueue,
  enqueueAll,
  handleJob,
  type JobHandler,
  type Schedule,
} from '../../../platform/jobs/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createPageSource, NetworkError, photoNetwork } from '../../photo-network/index.ts';
import { findNewStays } from './find-new-stays.ts';
import { isWatched, type WatchedHandle, watchedHandles } from './queries.ts';

export const rescanAll = defineJob('imports.rescan_all', z.object({}));

const watched = z.object({
  userId: z.number().int(),
  handle: z.string(),
  /** How often the network has asked to wait. */
  waits: z.number().int(),
});
const rescanHandle = defineJob('imports.rescan', watched, { maxAttempts: 4, urgency: 'background' });

const atOnce = 500;
/** One handle after the other, and not all in one minute: members who scan now come first. */
const spacingMs = 5_000;
/** The pause if the network does not give one, and how many retries there are before the next day's run. */
const usualWaitMinutes = 15;
const maxWaits = 12;

const options = ({ handle, userId }: WatchedHandle) => ({ key: `${userId}:${handle}`, queue: 'rescans' });

export function rescanHandlers(platform: Platform): JobHandler[] {
  const { db, clock } = platform;
  const source = createPageSource({ db, clock, network: photoNetwork(platform) });
  return [
    handleJob(rescanAll, async () => {
      let after = '';
      let delayMs = 0;
      for (;;) {
        const handles = await watchedHandles(db, { after, limit: atOnce });
        const jobs = handles.map((entry) => {
          const job = { payload: { ...entry, waits: 0 }, ...options(entry), delayMs };
          delayMs += spacingMs;
          return job;
        });
        await enqueueAll(db, rescanHandle, jobs);
        if (handles.length < atOnce) return;
        after = handles.at(-1)?.handle ?? after;
      }
    }),
    handleJob(rescanHandle, async (entry, { log, signal }) => {
      if (!(await isWatched(db, entry))) return;
      try {
        await findNewStays(platform, source, { ...entry, signal });
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error;
        const { failure, waitMinutes } = error;
        log.info({ failure, waitMinutes }, 'A rescan was not answered');
        if (failure === 'rate_limited' && entry.waits < maxWaits) {
          const delayMs = (waitMinutes ?? usualWaitMinutes) * 60_000;
          await enqueue(
            db,
            rescanHandle,
            { ...entry, waits: entry.waits + 1 },
            { ...options(entry), delayMs },
          );
          return;
        }
        // An outage may end in a minute; a private account stays private until the next day's run.
        if (failure === 'timeout' || failure === 'unreachable' || failure === 'network_failed') throw error;
      }
    }),
  ];
}

export const rescanSchedules: readonly Schedule[] = [
  { name: 'rescan-handles', job: rescanAll, pattern: '20 4 * * *', payload: {} },
];
