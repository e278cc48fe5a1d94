import type { Executor } from '../../platform/db/database.ts';
import { restoreFactors } from './queries.ts';
import { restoreRecoveryCodes } from './recovery-code-queries.ts';

/** Puts the factors and codes of a member back to what they were at a time; codes that were used stay used. */
export async function undoFactorChanges(trx: Executor, past: { userId: number; since: Date }): Promise<void> {
  await restoreFactors(trx, past);
  await restoreRecoveryCodes(trx, past);
}
