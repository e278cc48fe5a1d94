import type { Language } from '@staylore/contract/fields';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Executor } from '../../platform/db/database.ts';
import { duplicateFails } from '../../platform/db/sql-errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { deleteProofs, lockUser, userById } from '../accounts/index.ts';
import {
  changeFactor,
  confirmTotp,
  draftTotp,
  endRecoveryCodes,
  type FactorRow,
  factorsOf,
  hasFactors,
  issueRecoveryCodes,
} from '../factors/index.ts';
import { mailFactorChange } from './mails.ts';

/** A new factor, and the codes that came with it if it was the first. */
export interface Added {
  factor: FactorRow;
  recoveryCodes: string[] | null;
}

/**
 * What else happens when any factor is added: codes with the first one, no earlier proofs, a mail. The member's row is locked, so that of
 * two factors added at once only one is the first.
 */
export async function addFactor(
  platform: Platform,
  viewer: Viewer,
  insert: (trx: Executor) => Promise<FactorRow>,
): Promise<Added> {
  const { db, clock } = platform;
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    found(await lockUser(trx, viewer.id), 'session.required');
    const isFirst = !(await hasFactors(trx, viewer.id));
    const factor = await insert(trx);
    const recoveryCodes = isFirst
      ? await issueRecoveryCodes(platform, trx, { userId: viewer.id, now })
      : null;
    await deleteProofs(trx, viewer, now);
    const user = found(await userById(trx, viewer.id), 'session.required');
    const since = new Date(Math.min(now.getTime(), factor.created_at.getTime()));
    await mailFactorChange(trx, { platform, user, change: { kind: 'added', name: factor.name }, since });
    return { factor, recoveryCodes };
  });
}

/** Begins to set up an authenticator app. @throws {ApiError} `security.app_exists` */
export async function beginApp(platform: Platform, viewer: Viewer): Promise<{ secret: string; uri: string }> {
  const factors = await factorsOf(platform.db, viewer.id);
  if (factors.some(({ kind }) => kind === 'totp')) fail('security.app_exists');
  return draftTotp(platform, { sessionId: viewer.sessionId, username: viewer.username });
}

/**
 * Adds the authenticator app that shows this code.
 * @throws {ApiError} `security.wrong_code`, `security.setup_over`, `security.app_exists`
 */
export async function confirmApp(
  platform: Platform,
  given: { viewer: Viewer; code: string; name?: string | undefined; language: Language },
): Promise<Added> {
  const { viewer } = given;
  const name = given.name ?? textsIn(given.language)('security.app.name');
  const code = given.code.replace(/\s/g, '');
  const { id: userId, sessionId } = viewer;
  return addFactor(platform, viewer, async (trx) => {
    const added = await confirmTotp(platform, trx, { userId, sessionId, code, name });
    if (added === 'wrong_code') fail('security.wrong_code', { code: 'invalid' });
    if (added === 'over') fail('security.setup_over');
    return added;
  }).catch(duplicateFails('factors__one_totp', 'security.app_exists'));
}

/** Removes a factor; with the last one the recovery codes become invalid. @throws {ApiError} `request.not_found` */
export async function removeOwnFactor(
  platform: Platform,
  { viewer, id }: { viewer: Viewer; id: number },
): Promise<void> {
  const { db, clock } = platform;
  const userId = viewer.id;
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    await lockUser(trx, userId);
    const removed = found(await changeFactor(trx, { id, userId }, { removed_at: now }), 'request.not_found');
    if (!(await hasFactors(trx, userId))) await endRecoveryCodes(trx, { userId, now });
    const user = found(await userById(trx, userId), 'session.required');
    await mailFactorChange(trx, {
      platform,
      user,
      change: { kind: 'removed', name: removed.name },
      since: now,
    });
  });
}

/** Makes new recovery codes and invalidates earlier ones. @throws {ApiError} `security.no_factor` for a member who needs none. */
export async function renewCodes(platform: Platform, viewer: Viewer): Promise<string[]> {
  const { db, clock } = platform;
  const userId = viewer.id;
  return inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    if (!(await hasFactors(trx, userId))) fail('security.no_factor');
    const now = clock.now();
    const codes = await issueRecoveryCodes(platform, trx, { userId, now });
    const user = found(await userById(trx, userId), 'session.required');
    await mailFactorChange(trx, { platform, user, change: { kind: 'renewed' }, since: now });
    return codes;
  });
}
