import { fail } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteSession,
  deleteSessionsExcept,
  deviceName,
  presentUser,
  requireProof,
  sessionsOf,
  updateUserRow,
} from '../accounts/index.ts';
import { confirmEmail, sendConfirmationAgain } from './confirm-email.ts';

import { changeOwnPassword } from './password.ts';
import { changeProfile } from './profile.ts';
import { proofOf, proveIdentity, sendCode } from './prove-identity.ts';
import { undoEmail } from './undo-email.ts';

/** A member's own settings. */
export function settingsRoutes(api: Api, platform: Platform): void {
  api.serve('POST /api/users/:id/update', async ({ viewer, body, countFor, files, language }) => {
    const change = { viewer, form: body, files, language, countFor };
    const user = await changeProfile(platform, change);
    return { user: presentUser(user), status: 200 as const };
  });

  api.serve('PUT /api/me/atlas', async ({ viewer, body }) => ({
    user: presentUser(await updateUserRow(platform.db, viewer.id, { atlas_shown: body.shown })),
  }));

  api.serve('POST /api/users/email/confirm', async ({ viewer, body }) => ({
    user: presentUser(await confirmEmail(platform, { viewer, text: body.token })),
  }));

  api.serve('POST /api/me/email/confirmation', (call) => sendConfirmationAgain(platform, call));

  api.serve('POST /api/users/email/undo', async ({ body, viewer }) => {
    const { email, userId } = await undoEmail(platform, body.token);
    return { email, signed_out: viewer?.id === userId };
  });

  api.serve('PUT /api/users/password', async (call) => {
    const { viewer, body } = call;
    const { password, old_password: oldPassword } = body;
    await changeOwnPassword(platform, { viewer, password, oldPassword, tries: call });
  });

  api.serve('GET /api/me/proof', async ({ viewer }) => proofOf(platform, viewer));

  api.serve('POST /api/me/proof', async (call) => {
    await proveIdentity(platform, {
      ...call.body,
      viewer: call.viewer,
      tries: call,
    });
  });

  api.serve('POST /api/me/proof/code', (call) => sendCode(platform, call));

  sessionRoutes(api, platform);
}

function sessionRoutes(api: Api, { db, clock }: Platform): void {
  api.serve('GET /api/me/sessions', async ({ viewer }) => {
    const rows = await sessionsOf(db, viewer.id, clock.now());
    const isThis = ({ id }: { id: number }) => Number(id === viewer.sessionId);
    return rows
      .toSorted((one, other) => isThis(other) - isThis(one))
      .map((row) => ({
        id: row.id,
        device: deviceName(row.user_agent),
        created_at: row.created_at.toISOString(),
        seen_at: row.seen_at.toISOString(),
        current: row.id === viewer.sessionId,
      }));
  });

  api.serve('DELETE /api/me/sessions/:id', async ({ viewer, params }) => {
    requireProof(viewer, clock.now());
    if (!(await deleteSession(db, { id: params.id, userId: viewer.id }))) fail('request.not_found');
  });

  api.serve('DELETE /api/me/sessions', async ({ viewer }) => {
    requireProof(viewer, clock.now());
    return { ended: await deleteSessionsExcept(db, viewer.id, viewer.sessionId) };
  });
}
