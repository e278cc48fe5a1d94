import { z } from 'zod';
import { endHolds } from './earnings/bookings/index.ts';
import { fetchRates } from './earnings/exchange-rates/index.ts';
import { includesPaymentMorning, runPayouts } from './earnings/payouts/index.ts';
import type { OpenPlatform } from './open-platform.ts';
import { followOffset } from './platform/clock.ts';
import { enqueue } from './platform/jobs/index.ts';

const clockAnswer = z.object({ offset_ms: z.number() });

/**
 * Does at once what would have happened in the time that was skipped, so that a person can experience a whole stay. Payouts come first, as
 * they would have come before the last hold ended: what becomes payable now waits for the next payment morning.
 */
async function catchUp(platform: OpenPlatform, passed: { from: Date; to: Date }): Promise<void> {
  const { db, config } = platform;
  await enqueue(db, fetchRates, {}, { key: 'clock' });
  if (config.payouts.debtor !== undefined && includesPaymentMorning(passed))
    await runPayouts(platform, config.payouts.debtor);
  await enqueue(db, endHolds, {}, { key: 'clock' });
}

/** Keeps the product's clock in step with the sandbox's, which can be moved on its page to try what happens days later. */
export async function followSandboxClock(platform: OpenPlatform, sandboxUrl: string): Promise<void> {
  const { clock, fetchSafely, log } = platform;
  /** Offset before a move that was not caught up with yet. */
  let left: number | null = null;
  let isFirst = true;
  const stop = await followOffset(clock, {
    everyMs: 2000,
    readOffset: async () => {
      const { body } = await fetchSafely(`${sandboxUrl}/clock`, {
        as: 'json',
        schema: clockAnswer,
        timeoutMs: 1000,
      });
      if (body.offset_ms !== clock.offsetMs && !isFirst) left ??= clock.offsetMs;
      isFirst = false;
      return body.offset_ms;
    },
    onAnswer: async () => {
      if (left === null) return;
      const to = clock.now();
      await catchUp(platform, { from: new Date(to.getTime() - clock.offsetMs + left), to });
      left = null;
    },
    onError: (error) => log.debug({ err: error }, 'The sandbox did not tell its time'),
  });
  platform.onClose(async () => stop());
}
