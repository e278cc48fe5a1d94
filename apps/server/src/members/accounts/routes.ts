import type { Api } from '../../platform/guard/guard.ts';
import { forgetSession } from '../../platform/guard/session/session-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import { leavingById } from '../departures/index.ts';
import type { SignInCall } from './new-sign-ins/caller.ts';
import { presentUser } from './present.ts';
import { userByEmail, userById, userToSignIn } from './queries.ts';
import { registerAccount, signIn } from './service.ts';
import { adoptSession, carriedTokens } from './sessions/adopt-session.ts';
import { endSession } from './sessions/sessions.ts';

/** Signing up, in and out. */
export function accountRoutes(api: Api, platform: Platform): void {
  const { db, clock, config } = platform;
  const around = (call: SignInCall) => ({ platform, call });

  api.serve('POST /api/login', async (call) => {
    const opened = await signIn(around(call), call.body, call);
    return adoptSession(platform, call, opened);
  });

  api.serve('POST /api/register', async (call) => {
    const signedIn = await registerAccount(around(call), {
      ...call.body,
      language: call.body.language ?? call.language,
    });
    const { token, user } = await adoptSession(platform, call, signedIn);
    return { access_token: token, user };
  });

  api.serve('POST /api/logout', async (call) => {
    for (const token of carriedTokens(call, config.http.secureCookies)) await endSession(db, token);
    forgetSession(call.reply, config.http.secureCookies);
  });

  api.serve('GET /api/users/:email/email', async (call) => {
    const user = await userByEmail(db, call.params.email);
    return user === undefined ? [] : [{ email: user.email }];
  });

  api.serve('GET /api/me', async (call) => {
    if (call.viewer === null) return { user: null };
    const { id, permissions } = call.viewer;
    const row = await userById(db, id);
    if (row !== undefined) return { user: presentUser({ ...row, permissions }) };
    const leaving = await leavingById(db, id);
    if (leaving === undefined) {
      const suspended = await userToSignIn(db, id);
      return suspended === undefined ? { user: null } : { user: null, suspended: { name: suspended.name } };
    }
    const { name, until } = leaving;
    return { user: null, leaving: { name, until: until.toISOString(), over: until <= clock.now() } };
  });
}
