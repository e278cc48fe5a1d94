import type { MemberItem } from '@staylore/contract/members/follows';
import type { Api } from '../../../../platform/api/api-client.ts';
import { listPages } from '../../../../platform/lists/list-pages.ts';

const membersPerPage = 30;

export type FollowList = 'followers' | 'following';

/** Who follows a member, or whom they follow; newest first. */
export function followList(api: Api, options: { memberId: number; list: FollowList }) {
  const { memberId, list } = options;
  return listPages({
    key: ['members', list, memberId],
    limit: membersPerPage,
    load: (page) => {
      const request = { params: { id: memberId }, ...page };
      return list === 'followers'
        ? api.page('GET /api/users/:id/followers', request)
        : api.page('GET /api/users/:id/following', request);
    },
    staleTime: 0,
    meta: { holds: 'members' },
  });
}

/** Members by username or name, best match first; the viewer is not among them. */
export function findMembers(
  api: Api,
  search: { text: string; viewerId: number; signal: AbortSignal },
): Promise<MemberItem[]> {
  return api.call('GET /api/users/findbyusername/:text/:userId', {
    params: { text: search.text, userId: search.viewerId },
    query: { limit: 20 },
    signal: search.signal,
  });
}
