import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken, newToken } from '../../platform/crypto/index.ts';
import { browserCookie } from '../../platform/guard/session/browser-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteOldAttempts, insertAttempt, type Provider, recordToken } from './queries.ts';

const attemptCookie = ({ config }: Pick<Platform, 'config'>) =>
  browserCookie('sign_in', 'lax', config.http.secureCookies);

const minute = 60_000;
const lifetime = 10 * minute;

/** Stores a new attempt, sets the browser's cookie and returns what the provider must be told. */
export async function beginAttempt(
  platform: Platform,
  visit: { provider: Provider; next: string | null; request: FastifyRequest; reply: FastifyReply },
): Promise<{ state: string; nonce: string; codeVerifier: string }> {
  const { db, clock } = platform;
  const now = clock.now();
  const attempt = { state: newToken(), nonce: newToken(), codeVerifier: newToken() };
  const known = attemptCookie(platform).read(visit.request) ?? '';
  // Two tabs of one browser share the cookie, so that neither attempt ends the other.
  const browser = /^[\w-]{43}$/.test(known) ? known : newToken();
  // Those with a name are for the nightly deletion.
  await deleteOldAttempts(db, { now, namedBefore: new Date(0) });
  await insertAttempt(db, {
    state_hash: hashOfToken(attempt.state),
    browser_hash: hashOfToken(browser),
    provider: visit.provider,
    nonce: attempt.nonce,
    code_verifier: attempt.codeVerifier,
    next_path: visit.next,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
  });
  attemptCookie(platform).set(visit.reply, browser, { maxAge: lifetime / 1000 });
  return attempt;
}

/** A signed token is valid for ten minutes, and clocks may differ by one, either way. */
const tokenLifetime = 12 * minute;

/** The attempt recorded for a signed token, as it opens an account only once: if it was sent before, the earlier attempt. */
export async function attemptOfToken(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  provider: Provider,
  idToken: string,
): Promise<Buffer> {
  const now = clock.now();
  // Without the signature, which can be spelled in several ways.
  const tokenHash = hashOfToken(idToken.slice(0, idToken.lastIndexOf('.')));
  await recordToken(db, { provider, tokenHash, now, until: new Date(now.getTime() + tokenLifetime) });
  return tokenHash;
}

/** The hash by which this browser's attempts are found, or null without its cookie. */
export function browserOf(platform: Pick<Platform, 'config'>, request: FastifyRequest): Buffer | null {
  const cookie = attemptCookie(platform).read(request);
  return cookie === null ? null : hashOfToken(cookie);
}
