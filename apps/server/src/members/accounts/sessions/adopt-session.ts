import { fail } from '../../../platform/errors.ts';
import { browserCookie } from '../../../platform/guard/session/browser-cookie.ts';
import { sessionCookie, sessionToken } from '../../../platform/guard/session/session-cookie.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SignInCall } from '../new-sign-ins/caller.ts';
import { rememberBrowser } from '../new-sign-ins/known-browsers.ts';
import { presentUser } from '../present.ts';
import type { PendingSignIn, SignedIn } from './open-session.ts';
import { endSession } from './sessions.ts';

/** The session tokens of a caller: as bearer, and as their browser's cookie. */
export function carriedTokens({ request }: Pick<SignInCall, 'request'>, secure: boolean): string[] {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return [bearer, sessionToken(request.headers, secure)].flatMap((token) => token || []);
}

/** The cookie by which a sign-in that waits for the second factor continues. */
export const pendingCookie = ({ config }: Pick<Platform, 'config'>) =>
  browserCookie('pending_sign_in', 'lax', config.http.secureCookies);

/**
 * Makes the caller continue in the session that has just begun, and ends the one that they came with. Sets the session cookie, which
 * scripts cannot read, and the one by which the browser is known from now on. A sign-in that waits for the second factor gets a cookie of
 * its own. Returns what a sign-in answers.
 * @throws {ApiError} `accounts.factor_needed`
 */
export async function adoptSession(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'secrets'>,
  call: SignInCall,
  opened: SignedIn | PendingSignIn,
) {
  const { db, config } = platform;
  const secure = config.http.secureCookies;
  const cookie = { httpOnly: true, sameSite: 'lax', secure } as const;
  if ('pending' in opened) {
    const { expires, token } = opened.pending;
    pendingCookie(platform).set(call.reply, token, { expires });
    fail('accounts.factor_needed');
  }
  for (const token of carriedTokens(call, secure)) await endSession(db, token);
  const { expires } = opened;
  call.reply.setCookie(sessionCookie(secure), opened.cookie, { ...cookie, path: '/', expires });
  await rememberBrowser(platform, call, opened.user.id);
  return { token: opened.token, user: presentUser(opened.user) };
}
