/** Bank details: where payouts go, sealed. */

export { type BankDetailsRow, hasBankDetails, payableDetails } from './queries.ts';
export { bankDetailsRoutes } from './routes.ts';
export { bankKey, createDetails, openIban } from './service.ts';
