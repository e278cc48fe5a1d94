/** Bank details: where payouts go, sealed. */

export { type BankDetailsRow, detailsOf, hasBankDetails, payableDetails } from './queries.ts';
export { restorableDetails } from './restore.ts';
export { bankDetailsRoutes } from './routes.ts';
export { sealedBankDetails } from './sealed-details.ts';
export { bankKeys, bankRing, createDetails, openIban } from './service.ts';
