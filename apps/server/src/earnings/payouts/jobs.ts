import { z } from 'zod';
import { defineJob, type Schedule } from '../../platform/jobs/index.ts';
import { paymentHour } from './execution-day.ts';

/** Sends a payment file to the bank and records its answer. */
export const sendPayout = defineJob('payouts.send', z.object({ payoutId: z.number().int() }), {
  maxAttempts: 20,
});
/** Collects what is payable into a payment file. */
export const collectPayouts = defineJob('payouts.collect', z.object({}));
/** Asks the bank about files without a final answer. */
export const pollBank = defineJob('payouts.ask_bank', z.object({}));

/** Seals the contents of credit notes that have none yet. */
export const sealNotes = defineJob('payouts.seal_notes', z.object({}));

/** Payouts run on business days in the morning; open ones are followed up every hour. */
export const payoutSchedules: readonly Schedule[] = [
  { name: 'payouts.collect', job: collectPayouts, pattern: `0 ${paymentHour} * * 1-5`, payload: {} },
  { name: 'payouts.ask_bank', job: pollBank, pattern: '30 * * * *', payload: {} },
  { name: 'payouts.seal_notes', job: sealNotes, pattern: '20 3 * * *', payload: {} },
];
