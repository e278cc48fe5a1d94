import { Secret, TOTP } from 'otpauth';
import type { TestMember } from '../people.ts';
import type { Answer, TestApp } from '../start-app.ts';
import { made } from './sample-things.ts';

/** An authenticator app that has scanned a secret. */
export interface Authenticator {
  /** Its code, so many steps of 30 seconds from now. */
  code(steps?: number): string;
}

export function authenticator(app: TestApp, secret: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return {
    code: (steps = 0) => totp.generate({ timestamp: app.platform.clock.now().getTime() + steps * 30_000 }),
  };
}

/** Sets up an authenticator app for a member whose session is fresh. The code of the next step is the first that works. */
export async function setUpApp(
  app: TestApp,
  as: TestMember,
): Promise<Authenticator & { id: number; recoveryCodes: string[] }> {
  const { secret } = await made(app, as, { url: '/api/me/security/app' });
  const shown = authenticator(app, secret);
  const body = { code: shown.code() };
  const added = await made(app, as, { url: '/api/me/security/app/confirm', body });
  return { ...shown, id: added.factor.id, recoveryCodes: added.recovery_codes };
}

/** The cookie of a sign-in that waits for the second factor. */
export function pendingOf({ headers }: Answer): Record<string, string> {
  return {
    cookie: /(?:__Host-)?staylore_pending_sign_in=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0] ?? '',
  };
}

/** Signs in with the password; returns the cookie by which the second step continues. */
export async function firstStep(
  app: TestApp,
  { email, password }: Pick<TestMember, 'email' | 'password'>,
): Promise<Record<string, string>> {
  const answer = await app.send('POST', '/api/login', { body: { email, password } });
  if (answer.body.code !== 'accounts.factor_needed')
    throw new Error(`Signing in answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return pendingOf(answer);
}

/** Sends the second factor. */
export const secondStep = (app: TestApp, headers: Record<string, string>, code: string): Promise<Answer> =>
  app.send('POST', '/api/login/second-factor', { headers, body: { code } });
