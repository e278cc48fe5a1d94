import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { deleteOldAttempts, insertAttempt, type Provider } from './queries.ts';

/** The cookie that ties an attempt to the browser in which it began. */
const browserCookie = 'staylore_sign_in';

const minute = 60_000;
const lifetime = 10 * minute;
const nameKept = 30 * 24 * 60 * minute;

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const random = (): string => randomBytes(32).toString('base64url');

/** Remembers a new attempt, gives the browser its cookie and answers what the provider must be told. */
export async function beginAttempt(
  { db, clock, config }: Platform,
  asked: { provider: Provider; next: string | null; request: FastifyRequest; reply: FastifyReply },
): Promise<{ state: string; nonce: string; codeVerifier: string }> {
  const now = clock.now();
  const attempt = { state: random(), nonce: random(), codeVerifier: random() };
  const known = asked.request.cookies[browserCookie] ?? '';
  // Two tabs of one browser share the cookie, so that neither attempt ends the other.
  const browser = /^[\w-]{43}$/.test(known) ? known : random();
  await deleteOldAttempts(db, { over: now, long: new Date(now.getTime() - nameKept) });
  await insertAttempt(db, {
    state_hash: hashOf(attempt.state),
    browser_hash: hashOf(browser),
    provider: asked.provider,
    nonce: attempt.nonce,
    code_verifier: attempt.codeVerifier,
    next_path: asked.next,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetime),
  });
  asked.reply.setCookie(browserCookie, browser, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.http.secureCookies,
    maxAge: lifetime / 1000,
  });
  return attempt;
}

/** The hash by which this browser's attempts are found, or null without its cookie. */
export function browserOf(request: FastifyRequest): Buffer | null {
  const cookie = request.cookies[browserCookie];
  return cookie === undefined || cookie === '' ? null : hashOf(cookie);
}

/** A path of this site to return to; anything else is ignored. */
export function safeNext(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  // A backslash counts as a slash to browsers, and control characters vanish.
  if (!/^\/(?![/\\])/.test(value) || /[\p{Cc}\\]/u.test(value)) return null;
  const base = 'http://staylore.invalid';
  if (!URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}
