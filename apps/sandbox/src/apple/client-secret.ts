import { type CryptoKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { appleClient } from './accounts.ts';

const SIX_MONTHS_SECONDS = 15_777_000;
const claims = z.object({ iat: z.number(), exp: z.number() });

/**
 * The reason why a client secret is refused, or null. It must be a JWT (ES256) signed with the product's key, from its team, for this client, valid
 * for no more than six months. Both real time and the sandbox's time are accepted.
 */
export async function secretFault(
  secret: string | null,
  { sandbox, key }: { sandbox: Sandbox; key: CryptoKey },
): Promise<string | null> {
  if (!secret) return 'client_secret is missing';
  const audience = ['https://appleid.apple.com', `${sandbox.baseUrl()}/appleid.apple.com`];
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, key, {
      algorithms: ['ES256'],
      issuer: appleClient.teamId,
      subject: appleClient.clientId,
      audience,
      clockTolerance: Math.ceil(sandbox.clock.offset() / 1000) + 60,
      currentDate: sandbox.clock.now(),
      requiredClaims: ['iat', 'exp'],
    });
    const { iat, exp } = claims.parse(payload);
    if (protectedHeader.kid !== appleClient.keyId) return 'unknown key id';
    return exp - iat > SIX_MONTHS_SECONDS ? 'client_secret lives too long' : null;
  } catch (error) {
    return error instanceof Error ? error.message : 'client_secret cannot be read';
  }
}
