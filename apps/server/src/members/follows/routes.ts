import type { listFollowers } from '@staylore/contract/members/follows';
import { retried } from '../../platform/db/transaction.ts';
import { found } from '../../platform/errors.ts';
import type { Api, Call } from '../../platform/guard/guard.ts';
import { readList } from '../../platform/guard/session/own-writes.ts';
import { inOrder, pageOf, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { foundFor } from '../../platform/policy.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { userById } from '../accounts/index.ts';
import { matchingIds } from './find.ts';
import { deleteMute, mutedIds } from './mutes.ts';
import { followPolicy } from './policy.ts';
import { presentMember } from './present.ts';
import {
  blockedIds,
  deleteBlock,
  deleteFollowRow,
  followById,
  followedIds,
  followerIds,
  followOf,
  membersByIds,
} from './queries.ts';
import { block, followMember, mute, requireFindable } from './service.ts';

type MemberListCall = Pick<
  Call<typeof listFollowers>,
  'params' | 'query' | 'viewer' | 'linkNext' | 'request'
>;

export function followRoutes(api: Api, platform: Platform): void {
  const { db, clock } = platform;
  api.serve('GET /api/follows/checkFollow/:userId/:followerId', async ({ params }) => {
    const follow = await followOf(db, params);
    return follow === undefined ? [] : [follow];
  });

  api.serve('POST /api/follows', async ({ body, viewer }) => {
    return { follow: await followMember({ db, clock }, { userId: body.user_id, followerId: viewer.id }) };
  });

  api.serve('DELETE /api/follows/:id', async ({ params, viewer }) => {
    const target = await followById(db, params.id);
    const follow = foundFor(followPolicy, 'delete', { viewer, target, code: 'follows.not_found' });
    // Two members who unfollow each other at once update each other's rows: the second waits for the first.
    await retried(() => deleteFollowRow(db, follow.id));
  });

  api.serve('GET /api/users/:id/followers', (call) => listMembers(call, followerIds));
  api.serve('GET /api/users/:id/following', (call) => listMembers(call, followedIds));

  async function listMembers(call: MemberListCall, candidates: typeof followerIds) {
    const { id } = call.params;
    found(await userById(db, id), 'profiles.not_found');
    await requireFindable(db, { viewer: call.viewer, otherId: id });
    const page = await readList(platform, call, (at) =>
      pageOf(requestOf(call), {
        cursor: ['bigint'],
        visibleCandidates: (wanted) => candidates(at, wanted, id),
        position: (row) => [row.position],
        hydrate: (ids, viewerId) => membersByIds(at, ids, viewerId),
        present: presentMember,
      }),
    );
    return sendPage(call, page);
  }

  /** A short list without further pages. */
  async function presentMembers(candidates: { id: number }[], viewer: Viewer) {
    const rows = await inOrder(candidates, (ids) => membersByIds(db, ids, viewer.id));
    return rows.map(presentMember);
  }

  api.serve('GET /api/users/findbyusername/:text/:userId', async (call) => {
    const page = await readList(platform, call, (at) =>
      pageOf(requestOf(call), {
        cursor: ['integer', 'integer', 'integer', 'integer', 'bigint'],
        visibleCandidates: (wanted) => matchingIds(at, call.params.text, wanted),
        position: (row) => [row.exact, row.begins, row.likeness, row.followers_count, row.id],
        hydrate: (ids, viewerId) => membersByIds(at, ids, viewerId),
        present: presentMember,
      }),
    );
    return sendPage(call, page);
  });

  api.serve('POST /api/blocks', ({ body, viewer }) =>
    block({ db, clock }, { userId: viewer.id, blockedId: body.user_id }),
  );

  api.serve('DELETE /api/blocks/:userId', ({ params, viewer }) =>
    deleteBlock(db, { userId: viewer.id, blockedId: params.userId }),
  );

  api.serve('GET /api/blocks', async ({ viewer }) => presentMembers(await blockedIds(db, viewer.id), viewer));

  api.serve('POST /api/mutes', ({ body, viewer }) => mute(db, { userId: viewer.id, mutedId: body.user_id }));

  api.serve('DELETE /api/mutes/:userId', ({ params, viewer }) =>
    deleteMute(db, { userId: viewer.id, mutedId: params.userId }),
  );

  api.serve('GET /api/mutes', async ({ viewer }) => presentMembers(await mutedIds(db, viewer.id), viewer));
}
