import { renderSVG } from 'uqr';
import { found } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  adoptSession,
  pendingCookie,
  presentUser,
  type Restorable,
  requireProof,
} from '../accounts/index.ts';
import { changeFactor, factorsOf, recoveryCodesLeft } from '../factors/index.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { presentFactor } from './present.ts';
import { finishByCode, stepFactors } from './second-step.ts';
import { beginApp, confirmApp, removeOwnFactor, renewCodes } from './set-up.ts';

/** Second factors of a member, and the step of signing in that asks for one. */
export function securityRoutes(api: Api, platform: Platform, restorable: Restorable): void {
  const { db, clock } = platform;
  const site = { platform, restorable };

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
    const { factor, recoveryCodes } = await confirmApp(site, { viewer, language, ...body });
    return { factor: presentFactor(factor), recovery_codes: recoveryCodes };
  });

  api.serve('PUT /api/me/security/factors/:id', async ({ viewer, params, body }) => {
    const named = await changeFactor(db, { id: params.id, userId: viewer.id }, { name: body.name });
    return { factor: presentFactor(found(named, 'request.not_found')) };
  });

  api.serve('DELETE /api/me/security/factors/:id', async ({ viewer, params }) => {
    requireProof(viewer, clock.now());
    await removeOwnFactor(site, { viewer, id: params.id });
  });

  api.serve('POST /api/me/security/recovery-codes', async ({ viewer }) => {
    requireProof(viewer, clock.now());
    return { recovery_codes: await renewCodes(site, viewer) };
  });

  secondStepRoutes(api, platform, restorable);
  passkeyRoutes(api, platform, restorable);
}

function secondStepRoutes(api: Api, platform: Platform, restorable: Restorable): void {
  api.serve('GET /api/login/second-factor', async ({ request }) => ({
    factors: await stepFactors(platform, request),
  }));

  api.serve('POST /api/login/second-factor', async (call) => {
    const { body, countFor, forgive } = call;
    const caller = { platform, call, restorable };
    const finished = await finishByCode(caller, { code: body.code, tries: { countFor, forgive } });
    const { token, user } = await adoptSession(platform, call, finished);
    pendingCookie(platform).clear(call.reply);
    return { token, user: presentUser(user) };
  });
}
