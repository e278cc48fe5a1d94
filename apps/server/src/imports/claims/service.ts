import { randomInt } from 'node:crypto';
import type { Executor } from '../../platform/db/database.ts';
import { isDuplicate } from '../../platform/db/sql-errors.ts';
import { ApiError, fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleOwner, NetworkError, type PhotoNetwork, readHandle } from '../photo-network/index.ts';
import { type ClaimRow, claimOf, insertClaim, updateClaimRow } from './queries.ts';

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

/** Starts claiming a handle; one that someone else has confirmed cannot be claimed. */
export async function startClaim(
  { db, clock }: Platform,
  claim: { userId: number; handle: string },
): Promise<ClaimRow> {
  const owner = await handleOwner(db, claim.handle);
  if (owner !== null && owner !== claim.userId) fail('claims.handle_taken');
  const fresh = await insertClaim(db, { ...claim, code: newCode(), at: clock.now() });
  return fresh ?? found(await claimOf(db, claim), 'claims.not_found');
}

/** Confirms a claim if its code is in the account's bio or in one of its latest captions. Asks the network itself, without a cache. */
export async function confirmOwnClaim(
  { db, clock }: Platform,
  network: PhotoNetwork,
  claim: { userId: number; handle: string; signal: AbortSignal },
): Promise<ClaimRow> {
  const row = found(await claimOf(db, claim), 'claims.not_found');
  if (row.confirmed_at !== null) return row;
  const page = await network
    .page({ handle: claim.handle, after: null, signal: claim.signal })
    .catch((error) => {
      throw error instanceof NetworkError ? new ApiError('claims.code_missing', { cause: error }) : error;
    });
  const texts = [page.account.biography, ...page.posts.map((post) => post.caption)];
  if (!texts.some((text) => text?.toUpperCase().includes(row.code))) fail('claims.code_missing');
  return confirm(db, { ...claim, at: clock.now() });
}

async function confirm(db: Executor, claim: { userId: number; handle: string; at: Date }): Promise<ClaimRow> {
  const confirmed = await updateClaimRow(db, claim, { confirmed_at: claim.at }).catch((error) => {
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
  claim: { userId: number; handle: string; at: Date },
): Promise<void> {
  const row =
    (await insertClaim(trx, { ...claim, code: newCode() })) ??
    found(await claimOf(trx, claim), 'claims.not_found');
  if (row.confirmed_at === null) await confirm(trx, claim);
}
