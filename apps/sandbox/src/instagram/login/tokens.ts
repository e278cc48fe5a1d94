import { z } from 'zod';
import type { SandboxClock } from '../../core/clock.ts';
import type { Vault } from '../../identity/vault.ts';

const payload = z.object({
  handle: z.string(),
  kind: z.enum(['short', 'long']),
  /** Seconds since 1970. */
  iat: z.number(),
  exp: z.number(),
});
export type LoginToken = z.infer<typeof payload>;

const LIFETIME_SECONDS = { short: 3600, long: 5_184_000 } as const;

/** Tokens of members who connected their own account, valid for one hour or sixty days. */
export interface LoginTokens {
  issue(handle: string, kind: 'short' | 'long'): { token: string; expiresIn: number };
  /** The content of the token; an expired one is distinguished from an unknown one (null). */
  read(token: string): LoginToken | 'expired' | null;
  /** Revokes all tokens issued to an account so far. */
  revoke(handle: string): void;
}

export function createLoginTokens(vault: Vault, clock: SandboxClock): LoginTokens {
  const revoked = new Map<string, number>();
  const now = () => Math.floor(clock.now().getTime() / 1000);
  return {
    issue(handle, kind) {
      const expiresIn = LIFETIME_SECONDS[kind];
      const token = `IGAA${vault.seal({ handle, kind, iat: now(), exp: now() + expiresIn })}`;
      return { token, expiresIn };
    },
    revoke(handle) {
      revoked.set(handle, now());
    },
    read(token) {
      const parsed = payload.safeParse(token.startsWith('IGAA') ? vault.open(token.slice(4)) : null);
      if (!parsed.success || parsed.data.iat < (revoked.get(parsed.data.handle) ?? 0)) return null;
      return parsed.data.exp < now() ? 'expired' : parsed.data;
    },
  };
}
