import { inTransaction } from '../../platform/db/transaction.ts';
import { ApiError, fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  checkPassword,
  deleteSessionsExcept,
  endMailTokens,
  hashPassword,
  isCommonPassword,
  updateUserRow,
  userById,
} from '../accounts/index.ts';

/** A session that signed in within this time may set a password without the old one. */
const freshSessionMs = 10 * 60 * 1000;

interface PasswordChange {
  viewer: Viewer;
  password: string;
  oldPassword: string | undefined;
}

/** Sets a new password: with the right old one, or right after signing in. A wrong old one is always refused. All other sessions end. */
export async function changeOwnPassword({ db, clock }: Platform, change: PasswordChange): Promise<void> {
  const { viewer, password, oldPassword } = change;
  const user = found(await userById(db, viewer.id), 'session.required');
  const isFresh = clock.now().getTime() - viewer.signedInAt.getTime() <= freshSessionMs;
  if (oldPassword === undefined || oldPassword === '') {
    if (!isFresh) throw new ApiError('accounts.wrong_password', { fields: { old_password: 'required' } });
  } else if (!(await checkPassword(user.password_hash, oldPassword))) {
    fail('accounts.wrong_password', { old_password: 'invalid' });
  }
  if (await isCommonPassword(password))
    throw new ApiError('request.invalid', { fields: { password: 'common_password' } });
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    await updateUserRow(trx, viewer.id, { password_hash, updated_at: clock.now() });
    await endMailTokens(trx, { userId: viewer.id, purpose: 'reset_password', now: clock.now() });
    await deleteSessionsExcept(trx, viewer.id, viewer.sessionId);
  });
}
