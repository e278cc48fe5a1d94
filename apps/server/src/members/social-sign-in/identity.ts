import { asOneLine } from '@staylore/contract/fields';
import { z } from 'zod';
import type { Provider } from './queries.ts';

/** Who someone is, according to a provider whose signature was verified. */
export interface Identity {
  provider: Provider;
  /** The provider's own lasting id of the person. */
  subject: string;
  /** Only an address that the provider has verified. */
  email: string | null;
  /** Whether an account with this address may be assumed to be the same person's. */
  emailTrusted: boolean;
  name: string | null;
  picture: string | null;
}

/** Apple sends its flags as boolean or as text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

export const identityClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: flag.optional().catch(undefined),
  is_private_email: flag.optional().catch(undefined),
  hd: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  picture: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional()
    .catch(undefined),
});

/** Reads the claims of an id_token whose signature, issuer, audience, times and nonce were verified. */
export function readIdentity(provider: Provider, claims: z.output<typeof identityClaims>): Identity {
  const email = claims.email_verified === true ? (claims.email ?? null) : null;
  return {
    provider,
    subject: claims.sub,
    email,
    emailTrusted: email !== null && isTrusted(provider, { ...claims, email }),
    name: asOneLine(claims.name ?? '') || null,
    picture: claims.picture ?? null,
  };
}

/**
 * Google runs the mailboxes of Gmail and of its customers' domains (`hd`); other addresses were verified once and may have changed hands
 * since. Apple's relay addresses belong to one person and one site, and say nothing about an account elsewhere.
 */
function isTrusted(
  provider: Provider,
  claims: { email: string; hd?: string | undefined; is_private_email?: boolean | undefined },
): boolean {
  const domain = claims.email.toLowerCase().split('@').at(-1) ?? '';
  if (provider === 'google') return domain === 'gmail.com' || Boolean(claims.hd);
  return claims.is_private_email !== true && domain !== 'privaterelay.appleid.com';
}
