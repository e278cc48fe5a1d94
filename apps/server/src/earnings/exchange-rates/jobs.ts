import { z } from 'zod';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { storeRates } from './queries.ts';
import { fetchReferenceRates } from './reference-rates.ts';

export const fetchRates = defineJob('rates.fetch', z.object({}));

export function exchangeRateHandlers({ config, db, fetchSafely }: Platform): JobHandler[] {
  return [
    handleJob(fetchRates, async (_payload, { log }) => {
      const day = await fetchReferenceRates(fetchSafely, config.earnings.ratesUrl);
      await storeRates(db, day);
      log.info({ day: day.day, currencies: day.rates.length }, 'Reference rates kept');
    }),
  ];
}

/** The rates of a day are published at about 16:00 CET. */
export const exchangeRateSchedules: readonly Schedule[] = [
  { name: 'fetch-rates', job: fetchRates, pattern: '40 15 * * *', payload: {} },
];
