/** Exchange rates: daily euro reference rates, and converting amounts with them. */

export { inEuroCents } from './convert.ts';
export { exchangeRateHandlers, exchangeRateSchedules, fetchRates } from './jobs.ts';
export { insertRates } from './queries.ts';
