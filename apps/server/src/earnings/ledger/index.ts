/** The door of the ledger: the account book of what creators are owed. Only this feature writes `ledger_*` tables. */

export { balances, lockPayable, paid, readBook, returned, settle, takeUp } from './book.ts';
export { bookMoved } from './moved.ts';
export { emptyPosition, type Positions, settlingMoves, type Target } from './positions.ts';
export { ledgerHandlers, ledgerSchedules } from './proof/nightly.ts';
export { prove } from './proof/prove.ts';
export { payableSums } from './queries.ts';
