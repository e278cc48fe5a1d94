import {
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  undoEmailChange,
  updateUser,
} from '@staylore/contract/members/settings';
import { fail } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteSession, deleteSessionsExcept, presentUser, sessionsOf } from '../accounts/index.ts';
import { deviceName } from './device-name.ts';
import { changeOwnPassword } from './password.ts';
import { changeProfile } from './profile.ts';
import { undoEmail } from './undo-email.ts';

/** A member's own settings. */
export function settingsRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;

  api.serve(updateUser, async ({ viewer, body, files, language }) => {
    const user = await changeProfile(platform, { viewer, form: body, files, language });
    return { user: presentUser(user), status: 200 as const };
  });

  api.serve(undoEmailChange, async ({ body }) => ({ email: await undoEmail(platform, body.token) }));

  api.serve(changePassword, async ({ viewer, body }) => {
    await changeOwnPassword(platform, { viewer, password: body.password, oldPassword: body.old_password });
    return {};
  });

  api.serve(listSessions, async ({ viewer }) => {
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

  api.serve(endSession, async ({ viewer, params }) => {
    if (!(await deleteSession(db, { id: params.id, userId: viewer.id }))) fail('request.not_found');
    return {};
  });

  api.serve(endOtherSessions, async ({ viewer }) => ({
    ended: await deleteSessionsExcept(db, viewer.id, viewer.sessionId),
  }));
}
