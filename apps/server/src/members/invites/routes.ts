import { townIn } from '@staylore/phrases/texts-in';
import type { Api } from '../../platform/guard/guard.ts';
import { pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { avatarPath } from '../accounts/index.ts';
import { type InviteRow, invitesFor } from './queries.ts';

export function inviteRoutes(api: Api, { db }: Platform): void {
  api.serve('GET /api/invites', async (call) => {
    const page = await pageOfRows(requestOf(call), {
      cursor: ['integer', 'integer', 'bigint'],
      position: (row: InviteRow) => [row.rank, row.followers_count, row.id],
      visibleRows: (wanted) => invitesFor(db, wanted),
    });
    return sendPage(call, page).map((row) => ({
      id: row.id,
      username: row.username,
      name: row.name,
      location: row.city === null ? '' : townIn(call.language, row.city, row.country),
      file: avatarPath(row.avatar_key),
      reason: row.reason,
    }));
  });
}
