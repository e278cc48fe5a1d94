/** The door of the bank details feature. */

export { type BankDetailsRow, payableDetails } from './queries.ts';
export { bankDetailsRoutes } from './routes.ts';
export { bankKey, createDetails, openIban } from './service.ts';
