import { createHash, randomBytes } from 'node:crypto';

/** A new token for a booking's page: 256 random bits for a link. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
