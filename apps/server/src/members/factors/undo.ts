import type { Executor } from '../../platform/db/database.ts';
import { deleteFactorsSince, restoreFactors } from './queries.ts';
import { restoreRecoveryCodes } from './recovery-code-queries.ts';

/** Reverts the factors and codes of a member to a time; codes that were used stay used. */
export async function undoFactorChanges(trx: Executor, past: { userId: number; since: Date }): Promise<void> {
  await restoreFactors(trx, past);
  await restoreRecoveryCodes(trx, past);
}

/** Removes the factors and codes that a member got since a time. A removed factor does not come back: the member may have removed it. */
export async function undoFactorsAddedSince(
  trx: Executor,
  past: { userId: number; since: Date },
): Promise<void> {
  await deleteFactorsSince(trx, past);
  await restoreRecoveryCodes(trx, past);
}
