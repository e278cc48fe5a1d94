import { z } from 'zod';
import { endHolds } from './features/bookings/index.ts';
import { fetchRates } from './features/exchange-rates/index.ts';
import type { OpenPlatform } from './open-platform.ts';
import { followOffset } from './platform/clock.ts';
import { enqueue } from './platform/jobs.ts';

const clockAnswer = z.object({ offset_ms: z.number() });

/** What the days that were passed over would have brought: done at once, so that a person can live through a stay. */
async function catchUp({ db }: OpenPlatform): Promise<void> {
  await enqueue(db, fetchRates, {}, { key: 'clock' });
  await enqueue(db, endHolds, {}, { key: 'clock' });
}

/** Keeps the product's clock beside the sandbox's, which its page can move to try what happens days later. */
export async function followSandboxClock(platform: OpenPlatform, sandboxUrl: string): Promise<void> {
  const { clock, fetchSafely, log } = platform;
  let moved = false;
  const stop = await followOffset(clock, {
    everyMs: 2000,
    readOffset: async () => {
      const { body } = await fetchSafely(`${sandboxUrl}/clock`, {
        as: 'json',
        schema: clockAnswer,
        timeoutMs: 1000,
      });
      if (body.offset_ms !== clock.offsetMs) moved = true;
      return body.offset_ms;
    },
    onAnswer: async () => {
      if (!moved) return;
      await catchUp(platform);
      moved = false;
    },
    onError: (error) => log.debug({ err: error }, 'The sandbox did not tell its time'),
  });
  platform.onClose(async () => stop());
}
