import { knownEmail, login, logout, me, register } from '@staylore/contract/members/accounts';
import type { Api, Call } from '../../platform/guard/guard.ts';
import { sessionCookie } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { leavingById } from '../departures/index.ts';
import { presentUser } from './present.ts';
import { userByEmail, userById } from './queries.ts';
import { registerAccount, type SignedIn, signIn } from './service.ts';
import { endSession } from './sessions.ts';

/** Signing up, in and out. */
export function accountRoutes(api: Api, platform: Platform): void {
  const { db, clock, config } = platform;
  const around = (call: AnyCall) => ({ db, clock, userAgent: call.request.headers['user-agent'] });

  api.serve(login, async (call) => {
    const signedIn = await signIn(around(call), call.body, call);
    setSessionCookie(call, signedIn, config.http.secureCookies);
    return { token: signedIn.token, user: presentUser(signedIn.user) };
  });

  api.serve(register, async (call) => {
    const signedIn = await registerAccount(around(call), {
      ...call.body,
      language: call.body.language ?? call.language,
    });
    setSessionCookie(call, signedIn, config.http.secureCookies);
    return { access_token: signedIn.token, user: presentUser(signedIn.user) };
  });

  api.serve(logout, async (call) => {
    const bearer = /^Bearer (\S+)$/i.exec(call.request.headers.authorization ?? '')?.[1];
    for (const token of [bearer, call.request.cookies[sessionCookie]]) {
      if (token !== undefined && token !== '') await endSession(db, token);
    }
    call.reply.clearCookie(sessionCookie, { path: '/' });
    return {};
  });

  api.serve(knownEmail, async (call) => {
    const user = await userByEmail(db, call.params.email);
    return user === undefined ? [] : [{ email: user.email }];
  });

  api.serve(me, async (call) => {
    if (call.viewer === null) return { user: null };
    const row = await userById(db, call.viewer.id);
    if (row !== undefined) return { user: presentUser(row) };
    const leaving = await leavingById(db, call.viewer.id);
    if (leaving === undefined) return { user: null };
    const { name, until } = leaving;
    return { user: null, leaving: { name, until: until.toISOString(), over: until <= clock.now() } };
  });
}

type AnyCall = Pick<Call<typeof login>, 'request' | 'reply'>;

/** Sets the cookie by which pages are rendered for the member; scripts cannot read it. */
export function setSessionCookie(
  call: AnyCall,
  session: Pick<SignedIn, 'token' | 'expires'>,
  secure: boolean,
): void {
  call.reply.setCookie(sessionCookie, session.token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    expires: session.expires,
  });
}
