import type { Executor } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { lockStanding } from './queries.ts';

/**
 * Call in the transaction of an action that needs a role, or that outlives a suspension: the role may have been revoked, or the member suspended, since
 * the call began.
 * @throws {ApiError} `session.required`, `access.denied`
 */
export async function requireStanding(trx: Executor, viewer: Viewer): Promise<void> {
  const now = await lockStanding(trx, viewer.id);
  if (now === undefined || now.suspended_at !== null || now.left_at !== null) return fail('session.required');
  if (viewer.permissions.some((one) => !now.permissions.includes(one))) fail('access.denied');
}
