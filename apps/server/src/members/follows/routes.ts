import {
  blockMember,
  checkFollow,
  createFollow,
  deleteFollow,
  findMembers,
  listBlocked,
  listFollowers,
  listFollowing,
  unblockMember,
} from '@staylore/contract/members/follows';
import { cutPage, readCursor } from '../../platform/db/cursor.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, found } from '../../platform/errors.ts';
import type { Api, Call } from '../../platform/guard/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { authorize } from '../../platform/policy.ts';
import { userById } from '../accounts/index.ts';
import { followPolicy } from './policy.ts';
import { presentMember } from './present.ts';
import {
  blockBetween,
  blockedMembers,
  deleteBlock,
  deleteFollowRow,
  followById,
  followers,
  following,
  followOf,
  matchingMembers,
} from './queries.ts';
import { block, followMember } from './service.ts';

type MemberListCall = Pick<Call<typeof listFollowers>, 'params' | 'query' | 'viewer' | 'linkNext'>;

/** Following, finding and blocking members. */
export function followRoutes(api: Api, { db, clock }: Platform): void {
  api.serve(checkFollow, async ({ params }) => {
    const follow = await followOf(db, params);
    return follow === undefined ? [] : [follow];
  });

  api.serve(createFollow, async ({ body, viewer }) => {
    return { follow: await followMember({ db, clock }, { userId: body.user_id, followerId: viewer.id }) };
  });

  api.serve(deleteFollow, async ({ params, viewer }) => {
    const follow = found(await followById(db, params.id), 'follows.not_found');
    authorize(followPolicy, 'delete', { viewer, target: follow });
    // Two members who end it at once count in each other's rows: whoever is in the way is waited for.
    await inTransaction(db, (trx) => deleteFollowRow(trx, follow.id));
    return {};
  });

  api.serve(listFollowers, (call) => listMembers(call, followers));
  api.serve(listFollowing, (call) => listMembers(call, following));

  async function listMembers(call: MemberListCall, read: typeof followers) {
    const { id } = call.params;
    found(await userById(db, id), 'profiles.not_found');
    const block = await blockBetween(db, { viewerId: call.viewer.id, otherId: id });
    if (block === 'theirs') fail('profiles.not_found');
    const last = readCursor(call.query.cursor, ['integer'])?.[0] ?? null;
    const rows = await read(db, { userId: id, viewerId: call.viewer.id, last, limit: call.query.limit + 1 });
    const page = cutPage(rows, call.query.limit, (row) => [row.position]);
    call.linkNext(page.next);
    return page.rows.map(presentMember);
  }

  api.serve(findMembers, async ({ params, query, viewer }) => {
    const rows = await matchingMembers(db, { text: params.text, viewerId: viewer.id, limit: query.limit });
    return rows.map(presentMember);
  });

  api.serve(blockMember, async ({ body, viewer }) => {
    await block({ db, clock }, { userId: viewer.id, blockedId: body.user_id });
    return {};
  });

  api.serve(unblockMember, async ({ params, viewer }) => {
    await deleteBlock(db, { userId: viewer.id, blockedId: params.userId });
    return {};
  });

  api.serve(listBlocked, async ({ viewer }) => {
    const rows = await blockedMembers(db, viewer.id);
    return rows.map(presentMember);
  });
}
