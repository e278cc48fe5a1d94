import { hash } from 'node:crypto';
import { newToken } from '../../platform/crypto/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { browserCookie } from '../../platform/guard/session/browser-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import { adoptSession, finishSignIn, pendingCookie, requireProof, userToSignIn } from '../accounts/index.ts';
import { holdsPasskey, passkeyRequestOptions, proofHolder, redeemPasskey } from '../factors/index.ts';
import { addOwnPasskey, ownCreationOptions } from './passkeys.ts';
import { presentFactor } from './present.ts';
import { challengeStep, finishByPasskey } from './second-step.ts';

/** Ties a sign-in by passkey to the browser in which it began. */
const passkeyCookie = ({ config }: Platform) => browserCookie('passkey', 'strict', config.http.secureCookies);
const holderOf = (browser: string): string => `sign-in ${hash('sha256', browser, 'base64url')}`;

/** Adding passkeys, and using them. */
export function passkeyRoutes(api: Api, platform: Platform): void {
  const { clock } = platform;

  api.serve('POST /api/me/security/passkeys/options', async ({ viewer }) => {
    requireProof(viewer, clock.now());
    return { ...(await ownCreationOptions(platform, viewer)) };
  });

  api.serve('POST /api/me/security/passkeys', async ({ viewer, body, language }) => {
    requireProof(viewer, clock.now());
    const { factor, recoveryCodes } = await addOwnPasskey(platform, { viewer, language, ...body });
    return { factor: presentFactor(factor), recovery_codes: recoveryCodes };
  });

  api.serve('POST /api/me/proof/passkey', async ({ viewer }) => ({
    ...(await passkeyRequestOptions(platform, { userId: viewer.id, holder: proofHolder(viewer) })),
  }));

  api.serve('POST /api/login/second-factor/options', async ({ request }) => ({
    ...(await challengeStep(platform, request)),
  }));

  api.serve('POST /api/login/second-factor/passkey', async (call) => {
    const finished = await finishByPasskey({ platform, call }, call.body.credential);
    const answer = await adoptSession(platform, call, finished);
    pendingCookie(platform).clear(call.reply);
    return answer;
  });

  signInRoutes(api, platform);
}

function signInRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('POST /api/login/passkey/options', async ({ reply }) => {
    const browser = newToken();
    passkeyCookie(platform).set(reply, browser, { maxAge: 600 });
    return { ...(await passkeyRequestOptions(platform, { userId: null, holder: holderOf(browser) })) };
  });

  api.serve('POST /api/login/passkey', async (call) => {
    const browser = passkeyCookie(platform).read(call.request) ?? fail('security.passkey_refused');
    const response = call.body.credential;
    const userId = await redeemPasskey(platform, { response, holder: holderOf(browser), userId: null });
    if (userId === null) fail('security.passkey_refused');
    const user = found(await userToSignIn(db, userId), 'security.passkey_refused');
    const caller = { platform, call };
    const passkey = { userId, credentialId: Buffer.from(response.id, 'base64url') };
    const session = await inTransaction(db, async (trx) => {
      if (!(await holdsPasskey(trx, passkey))) fail('security.passkey_refused');
      return finishSignIn(trx, { user, caller, now: clock.now() });
    });
    const answer = await adoptSession(platform, call, session);
    passkeyCookie(platform).clear(call.reply);
    return answer;
  });
}
