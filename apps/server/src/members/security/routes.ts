import { renderSVG } from 'uqr';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { adoptSession, pendingCookie, requireProof } from '../accounts/index.ts';
import { changeFactor, factorsOf, recoveryCodesLeft } from '../factors/index.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { presentFactor } from './present.ts';
import { finishByCode, stepFactors } from './second-step.ts';
import { beginApp, confirmApp, removeOwnFactor, renewCodes } from './set-up.ts';

/** Second factors of a member, and the step of signing in that asks for one. */
export function securityRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve('GET /api/me/security', async ({ viewer }) => ({
    factors: (await factorsOf(db, viewer.id)).map(presentFactor),
    recovery_codes: await recoveryCodesLeft(db, viewer.id),
  }));

  api.serve('POST /api/me/security/app', async ({ viewer }) => {
    requireProof(viewer, clock.now());
    const { secret, uri } = await beginApp(platform, viewer);
    return { secret, uri, qr: renderSVG(uri, { border: 2 }) };
  });

  api.serve('POST /api/me/security/app/confirm', async ({ viewer, body, language }) => {
    requireProof(viewer, clock.now());
    const { factor, recoveryCodes } = await confirmApp(platform, { viewer, language, ...body });
    return { factor: presentFactor(factor), recovery_codes: recoveryCodes };
  });

  api.serve('PUT /api/me/security/factors/:id', async ({ viewer, params, body }) => {
    const named = await changeFactor(db, { id: params.id, userId: viewer.id }, { name: body.name });
    return { factor: presentFactor(found(named, 'request.not_found')) };
  });

  api.serve('DELETE /api/me/security/factors/:id', async ({ viewer, params }) => {
    requireProof(viewer, clock.now());
    await removeOwnFactor(platform, { viewer, id: params.id });
  });

  api.serve('POST /api/me/security/recovery-codes', async ({ viewer }) => {
    requireProof(viewer, clock.now());
    return { recovery_codes: await renewCodes(platform, viewer) };
  });

  secondStepRoutes(api, platform);
  passkeyRoutes(api, platform);
}

function secondStepRoutes(api: Api, platform: Platform): void {
  api.serve('GET /api/login/second-factor', async ({ request }) => ({
    factors: await stepFactors(platform, request),
  }));

  api.serve('POST /api/login/second-factor', async (call) => {
    const { body, countFor, forgive } = call;
    const caller = { platform, call };
    const finished = await finishByCode(caller, { code: body.code, tries: { countFor, forgive } });
    const answer = await adoptSession(platform, call, finished);
    pendingCookie(platform).clear(call.reply);
    return answer;
  });
}
