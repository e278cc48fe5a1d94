/** Payouts: payment files for the bank, its answers, credit notes. */

export { bookReturn } from './book-return.ts';
export { bookPaidByHand, type PaidByHand } from './by-hand.ts';
export { includesPaymentMorning } from './execution-day.ts';
export { openFile, sealedPayoutFiles } from './files/file-sealing.ts';
export { readStatusReport } from './files/pain002.ts';
export { payoutHandlers } from './handlers.ts';
export { payoutSchedules } from './jobs.ts';
export { sealedNotes } from './noted-content.ts';
export { sealedCreditNotes } from './noted-vat.ts';
export { payableCurrencies } from './payable-currencies.ts';
export { openPayouts, payoutByMessage } from './queries.ts';
export { itemByReference } from './returns/queries.ts';
export { payoutRoutes } from './routes.ts';
export { type RunReport, runPayouts } from './run.ts';
export { settleReport } from './settle-report.ts';
