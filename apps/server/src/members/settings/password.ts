import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  checkPassword,
  deleteSessionsExcept,
  endMailTokens,
  hashPassword,
  lockUser,
  refuseWeakPassword,
  requireProof,
  updateUserRow,
  userById,
} from '../accounts/index.ts';
import { hasFactors } from '../factors/index.ts';
import { mailPasswordChange } from './mails.ts';

interface PasswordChange {
  viewer: Viewer;
  password: string;
  oldPassword: string | undefined;
}

/**
 * Sets a new password: with the right old one, or after a fresh proof, which a member with a second factor gives in any case. A wrong old one
 * is always refused. All other sessions end.
 */
export async function changeOwnPassword(
  { db, clock, config }: Platform,
  change: PasswordChange,
): Promise<void> {
  const { viewer, password, oldPassword } = change;
  const user = found(await userById(db, viewer.id), 'session.required');
  if (oldPassword === undefined || oldPassword === '') requireProof(viewer, clock.now());
  else if (!(await checkPassword(user.password_hash, oldPassword)))
    fail('accounts.wrong_password', { old_password: 'invalid' });
  if (await hasFactors(db, viewer.id)) requireProof(viewer, clock.now());
  await refuseWeakPassword(password, user);
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const locked = found(await lockUser(trx, viewer.id), 'session.required');
    // Somebody else has set one since the old one was looked at, which ended this session.
    if (locked.password_hash !== user.password_hash)
      fail('accounts.wrong_password', { old_password: 'invalid' });
    await updateUserRow(trx, viewer.id, { password_hash, updated_at: clock.now() });
    await endMailTokens(trx, { userId: viewer.id, purposes: ['reset_password'], now: clock.now() });
    await deleteSessionsExcept(trx, viewer.id, viewer.sessionId);
    await mailPasswordChange(trx, user, config.http.publicUrl);
  });
}
