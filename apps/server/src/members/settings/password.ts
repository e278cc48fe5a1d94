import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import {
  checkOwnPassword,
  deleteSessionsExcept,
  endMailTokens,
  hashPassword,
  lockUser,
  type PasswordTries,
  refuseBreachedPassword,
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
  tries: PasswordTries;
}

/**
 * Sets a new password: with the right old one, or after a fresh proof, which a member with a second factor gives in any case. A wrong old
 * one is always refused. All other sessions end.
 */
export async function changeOwnPassword(platform: Platform, change: PasswordChange): Promise<void> {
  const { db, clock, config } = platform;
  const { viewer, password, oldPassword, tries } = change;
  const user = found(await userById(db, viewer.id), 'session.required');
  if (oldPassword === undefined || oldPassword === '') requireProof(viewer, clock.now());
  else await checkOwnPassword(user, { password: oldPassword, field: 'old_password', tries });
  if (await hasFactors(db, viewer.id)) requireProof(viewer, clock.now());
  await refuseWeakPassword(password, user);
  await refuseBreachedPassword(platform, password);
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const locked = found(await lockUser(trx, viewer.id), 'session.required');
    // Someone else has set one since the old one was read, which ended this session.
    if (locked.password_hash !== user.password_hash)
      fail('accounts.wrong_password', { old_password: 'invalid' });
    await updateUserRow(trx, viewer.id, { password_hash, updated_at: clock.now() });
    await endMailTokens(trx, { userId: viewer.id, purposes: ['reset_password'], now: clock.now() });
    await deleteSessionsExcept(trx, viewer.id, viewer.sessionId);
    await mailPasswordChange(trx, user, { now: clock.now(), origin: config.http.publicUrl });
  });
}
