import type { Executor } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { holdStanding } from './queries.ts';

/**
 * Call in the transaction of an act by virtue of a role: the role may have been taken away, or its holder suspended, since the call began.
 * @throws {ApiError} `session.required`, `access.denied`
 */
export async function requireStanding(trx: Executor, viewer: Viewer): Promise<void> {
  const now = await holdStanding(trx, viewer.id);
  if (now === undefined || now.suspended_at !== null || now.left_at !== null) return fail('session.required');
  if (viewer.permissions.some((one) => !now.permissions.includes(one))) fail('access.denied');
}
