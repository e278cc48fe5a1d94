import { dayMs } from '../../platform/durations.ts';
import { ApiError, fail, found } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { NetworkError } from '../photo-network/index.ts';
import { type NetworkToken, type OwnNetwork, openOwnNetwork } from './own-network.ts';
import { type AccountRow, accountOf, renewToken, storeNetworkIds } from './queries.ts';

/** Tokens are valid for sixty days; one with less than this left is renewed when it is used. */
const renewWithin = 30 * dayMs;
/** The network does not renew younger tokens. */
const renewableAfter = dayMs;

/** The network on behalf of members; fails with `instagram.not_configured` without settings. */
export function ownNetwork(platform: Platform): OwnNetwork {
  return openOwnNetwork(platform, platform.config.instagramLogin ?? fail('instagram.not_configured'));
}

/** The cache name for pages of a member's own posts. */
export const ownCache = (userId: number): string => `own:${userId}`;

export const tokenKeys = 'instagram-tokens';
export const purposeOf = (userId: number): string => `instagram-accounts:${userId}:token`;

/** The columns that store a token; it can only be opened in this member's row. */
export async function tokenColumns(platform: Platform, userId: number, { token, expiresIn }: NetworkToken) {
  const ring = await platform.secrets.ring(tokenKeys);
  const now = platform.clock.now();
  return {
    sealed_token: ring.seal(token, purposeOf(userId)),
    issued_at: now,
    expires_at: new Date(now.getTime() + expiresIn * 1000),
  };
}

export interface Connection {
  network: OwnNetwork;
  handle: string;
  token: string;
}

/**
 * The connected account of a member, with a valid token.
 * @throws {ApiError} `instagram.not_connected`, `instagram.connection_expired`
 */
export async function connectionOf(
  platform: Platform,
  userId: number,
  signal: AbortSignal,
): Promise<Connection> {
  const network = ownNetwork(platform);
  const row = found(await accountOf(platform.db, userId), 'instagram.not_connected');
  if (row.expires_at <= platform.clock.now()) fail('instagram.connection_expired');
  const token = (await platform.secrets.ring(tokenKeys)).open(row.sealed_token, purposeOf(userId));
  const held = { network, row, token, signal };
  if (row.network_ids.length === 0) await learnIds(platform, held);
  return { network, handle: row.handle, token: await renewed(platform, held) };
}

interface Held {
  network: OwnNetwork;
  row: AccountRow;
  token: string;
  signal: AbortSignal;
}

/** Accounts connected before the network's ids for them were stored get them the next time they are used. */
async function learnIds({ db }: Platform, { network, row, token, signal }: Held): Promise<void> {
  const known = await network.whoIs(token, signal).catch((error: unknown) => {
    if (!(error instanceof NetworkError)) throw error;
    return null;
  });
  if (known !== null) await storeNetworkIds(db, row.user_id, known.ids);
}

/** Renewing early costs one call a month; if it fails, the current token is still valid. */
async function renewed(platform: Platform, held: Held): Promise<string> {
  const { network, row, token, signal } = held;
  const now = platform.clock.now().getTime();
  const young = now - row.issued_at.getTime() < renewableAfter;
  if (young || row.expires_at.getTime() - now > renewWithin) return token;
  try {
    const fresh = await network.refresh(token, signal);
    await renewToken(platform.db, row, await tokenColumns(platform, row.user_id, fresh));
    return fresh.token;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    platform.log.warn({ failure: error.failure }, 'A token of the photo network could not be renewed');
    return token;
  }
}

/** Converts a failure of the network into our own error. */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof NetworkError)) return error;
  if (error.failure === 'connection_expired')
    return new ApiError('instagram.connection_expired', { cause: error });
  if (error.failure === 'rate_limited') {
    const retryAfterSeconds = (error.waitMinutes ?? 15) * 60;
    return new ApiError('instagram.rate_limited', { cause: error, retryAfterSeconds });
  }
  return new ApiError('instagram.unreachable', { cause: error });
}
