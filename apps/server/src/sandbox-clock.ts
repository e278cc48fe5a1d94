import { z } from 'zod';
import type { OpenPlatform } from './open-platform.ts';
import { followOffset } from './platform/clock.ts';

const clockAnswer = z.object({ offset_ms: z.number() });

/** Keeps the product's clock beside the sandbox's, which its page can move to try what happens days later. */
export async function followSandboxClock(platform: OpenPlatform, sandboxUrl: string): Promise<void> {
  const { clock, fetchSafely, log } = platform;
  const stop = await followOffset(clock, {
    everyMs: 2000,
    readOffset: async () => {
      const { body } = await fetchSafely(`${sandboxUrl}/clock`, {
        as: 'json',
        schema: clockAnswer,
        timeoutMs: 1000,
      });
      return body.offset_ms;
    },
    onError: (error) => log.debug({ err: error }, 'The sandbox did not tell its time'),
  });
  platform.onClose(async () => stop());
}
