/** The ledger of what creators are owed. Only this feature writes to `ledger_*` tables. */

export type { PayoutLine } from './book.ts';
export {
  balances,
  completePayment,
  lockPayable,
  readBook,
  returnPayment,
  reversePayment,
  settle,
  startPayment,
} from './book.ts';
export { bookMoved } from './moved.ts';
export type { Positions, Target } from './positions.ts';
/** For tests of the states of a booking. @internal */
export { emptyPosition, settlingMoves } from './positions.ts';
export { type PayableSum, payableNow, payableSums } from './queries.ts';
export { ledgerHandlers, ledgerSchedules } from './verification/nightly.ts';
export { verifyLedger } from './verification/verify-ledger.ts';
