import { randomInt } from 'node:crypto';
import type { Executor } from '../../platform/db/database.ts';
import { isDuplicate } from '../../platform/db/sql-errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ApiError, fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { NetworkError, type PhotoNetwork, readHandle } from '../photo-network/index.ts';
import { type AccountOfHandle, accountOfHandle, isAnother } from './account-of-handle.ts';
import { endClaim } from './end-claim.ts';
import { type ClaimRow, claimOf, insertClaim, provenClaim, updateClaimRow } from './queries.ts';

/** Letters and digits that are not confused when copied by hand. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A one-time code to place in a bio, e.g. `SL-7F3K9Q`. */
function newCode(): string {
  return `SL-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}

/** The handle as typed, or a refusal at its field. */
export function requireHandle(typed: string): string {
  const handle = readHandle(typed);
  if (handle === null) throw new ApiError('request.invalid', { fields: { handle: 'invalid' } });
  return handle;
}

interface Claim {
  userId: number;
  handle: string;
}

/** Starts claiming a handle. One that someone else has proven cannot be claimed, unless another account has it by now. */
export async function startClaim(
  { db, clock }: Platform,
  network: PhotoNetwork,
  { signal, ...claim }: Claim & { signal: AbortSignal },
): Promise<ClaimRow> {
  const proven = await provenClaim(db, claim.handle);
  if (proven !== undefined && proven.user_id !== claim.userId) {
    // The network is not asked where its answer could change nothing.
    if (proven.network_id === null) fail('claims.handle_taken');
    const account = await accountOfHandle(network, { handle: claim.handle, signal });
    if (!isAnother(proven, account)) fail('claims.handle_taken');
  }
  const fresh = await insertClaim(db, { ...claim, code: newCode(), at: clock.now() });
  return fresh ?? found(await claimOf(db, claim), 'claims.not_found');
}

/** Confirms a claim if its code is in the account's bio or in one of its latest captions. Asks the network itself, without a cache. */
export async function confirmOwnClaim(
  platform: Platform,
  network: PhotoNetwork,
  { signal, ...claim }: Claim & { signal: AbortSignal },
): Promise<ClaimRow> {
  const row = found(await claimOf(platform.db, claim), 'claims.not_found');
  if (row.confirmed_at !== null) return row;
  const page = await network.page({ handle: claim.handle, after: null, signal }).catch((error) => {
    throw error instanceof NetworkError ? new ApiError('claims.code_missing', { cause: error }) : error;
  });
  const texts = [page.account.biography, ...page.posts.map((post) => post.caption)];
  if (!texts.some((text) => text?.toUpperCase().includes(row.code))) fail('claims.code_missing');
  const account = { id: page.account.id, posts: page.posts.map((post) => post.id) };
  return inTransaction(platform.db, (trx) => confirm(trx, platform, { ...claim, account }));
}

/**
 * Confirms a proven claim. A member who proved the handle with another account, which has another handle by now, loses it; one who proved it
 * with the same account keeps it, as whoever gets into that account for a minute could prove it too.
 */
async function confirm(
  trx: Executor,
  platform: Platform,
  { account, ...claim }: Claim & { account: AccountOfHandle },
): Promise<ClaimRow> {
  const { handle, userId } = claim;
  const before = await provenClaim(trx, handle, { lock: true });
  if (before !== undefined && before.user_id !== userId) {
    if (!isAnother(before, account)) fail('claims.handle_taken');
    const ending = { handle, userId: before.user_id, why: 'changed_hands', ofOthers: account.posts } as const;
    await endClaim(trx, platform, ending);
  }
  const change = { confirmed_at: platform.clock.now(), network_id: account.id };
  const confirmed = await updateClaimRow(trx, claim, change).catch((error) => {
    throw isDuplicate(error, 'claimed_handles__owner') ? new ApiError('claims.handle_taken') : error;
  });
  return found(confirmed, 'claims.not_found');
}

/**
 * Confirms a handle for the member who has just signed in with it at the photo network; no code is needed then. Call in a transaction.
 * @throws {ApiError} `claims.handle_taken`
 */
export async function confirmBySignIn(
  trx: Executor,
  platform: Platform,
  claim: Claim & { account: AccountOfHandle },
): Promise<void> {
  const { handle, userId } = claim;
  const row =
    (await insertClaim(trx, { handle, userId, code: newCode(), at: platform.clock.now() })) ??
    found(await claimOf(trx, claim), 'claims.not_found');
  if (row.confirmed_at === null) await confirm(trx, platform, claim);
  // Signing in again adds the account to a claim from before accounts were stored with them.
  else if (row.network_id === null && claim.account.id !== null)
    await updateClaimRow(trx, claim, { network_id: claim.account.id });
}
