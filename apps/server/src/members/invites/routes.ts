import { listInvites } from '@staylore/contract/members/invites';
import type { Api } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { avatarPath } from '../accounts/index.ts';
import { invitesFor } from './queries.ts';

/** Whom to invite or connect to. */
export function inviteRoutes(api: Api, { db }: Platform): void {
  api.serve(listInvites, async ({ viewer, query }) => {
    const rows = await invitesFor(db, viewer.id, query.limit);
    return rows.map((row) => ({
      id: row.id,
      username: row.username,
      name: row.name,
      location: row.location ?? '',
      file: avatarPath(row.avatar_key),
      reason: row.reason,
    }));
  });
}
