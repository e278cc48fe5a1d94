import { hash, randomBytes } from 'node:crypto';
import type { Executor } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, found } from '../../../platform/errors.ts';
import { formFields } from '../../../platform/guard/body/read-body.ts';
import type { SignedCall } from '../../../platform/guard/guard.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endRescans } from '../../claims/index.ts';
import { deleteHandles } from '../../photo-network/index.ts';
import { deleteUnsaved } from '../../review/index.ts';
import { ownCache } from '../connection.ts';
import { deleteAccount } from '../queries.ts';
import { deleteVisits, insertRequest, lockAccountsOf, requestByHash } from './queries.ts';
import { readSignedRequest, type SignedRequest } from './signed-request.ts';

export type RequestKind = 'deauthorization' | 'deletion';

export interface AnsweredRequest {
  code: string;
  /** The members whose accounts were connected until now. */
  members: number[];
  /** The member's language; null if there is no known member. */
  language: string | null;
}

const hashOf = (kind: RequestKind, signed: string): Buffer => hash('sha256', `${kind}.${signed}`, 'buffer');

/** Admits only calls that the photo network has signed with our app secret. */
export function networkGuard({ config, clock }: Pick<Platform, 'config' | 'clock'>) {
  return ({ raw }: Pick<SignedCall, 'raw'>): void => {
    requireSigned({ config, clock }, formFields(raw)['signed_request'] ?? '');
  };
}

/** @throws {ApiError} unless the photo network has signed it. */
function requireSigned({ config, clock }: Pick<Platform, 'config' | 'clock'>, text: string): SignedRequest {
  const { appSecret } = config.instagramLogin ?? fail('instagram.not_configured');
  return readSignedRequest(text, { secret: appSecret, now: clock.now() }) ?? fail('instagram.bad_signature');
}

/**
 * Processes a request that the photo network sends on a person's behalf: ends the connection, and for a deletion also deletes what came from there
 * and was not saved. Stays that members saved are their own. A repeated request gets the same answer and does nothing.
 */
export function answerRequest(
  platform: Platform,
  { kind, text }: { kind: RequestKind; text: string },
): Promise<AnsweredRequest> {
  const { networkId, signed } = requireSigned(platform, text);
  const hash = hashOf(kind, signed);
  return inTransaction(platform.db, async (trx) => {
    const accounts = await lockAccountsOf(trx, networkId);
    const code = randomBytes(16).toString('hex');
    const isFound = accounts.length > 0;
    const at = platform.clock.now();
    const fresh = await insertRequest(trx, {
      code,
      request_hash: hash,
      kind,
      found: isFound,
      handled_at: at,
    });
    if (fresh === undefined) {
      const before = found(await requestByHash(trx, hash), 'instagram.unknown_code');
      return { code: before.code, members: [], language: null };
    }
    for (const { user_id, handle } of accounts) {
      await deleteAccount(trx, user_id);
      await deleteVisits(trx, user_id);
      if (kind === 'deletion') await forgetPosts(trx, { userId: user_id, handle });
    }
    return { code, members: accounts.map((one) => one.user_id), language: accounts[0]?.language ?? null };
  });
}

async function forgetPosts(
  trx: Executor,
  { userId, handle }: { userId: number; handle: string },
): Promise<void> {
  await endRescans(trx, handle);
  await deleteUnsaved(trx, handle);
  await deleteHandles(trx, [handle, `${ownCache(userId)}/${handle}`]);
}
