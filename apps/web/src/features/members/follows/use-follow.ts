import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { invalidate } from '../../../platform/lists/invalidate.ts';
import { useMember } from '../../../platform/session/member.tsx';

/** Id of the viewer's follow record of a member; `null` none, 0 pending. */
export type FollowId = number | null;

interface Followed {
  id: number;
  follow_id: FollowId;
}

/** The cache key of that id: a separate entry, because members also come with the page and not only in cached lists. */
export const followKey = ({ id }: { id: number }) => ['followed', id];

/** Whether the viewer follows a member now, the same wherever the member is shown. */
export function useFollowId(member: Followed): FollowId {
  const { data } = useQuery<FollowId>({ queryKey: followKey(member), queryFn: skipToken });
  return data === undefined ? member.follow_id : data;
}

/** Follows or unfollows a member; shown at once, and undone if the server refuses. Errors are thrown as `Problem`. */
export function useToggleFollow(member: Followed): (now: FollowId) => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  const viewer = useMember();
  const key = followKey(member);
  const set = (followId: FollowId) => {
    client.setQueryData<FollowId>(key, followId);
  };
  // Without `useMutation`: its state is not shown, and the first load saves the observer.
  const mutation = () =>
    client.getMutationCache().build<FollowId, Error, FollowId, void>(client, {
      mutationKey: key,
      mutationFn: async (id: FollowId) => {
        if (id === null) {
          const body = { user_id: member.id, follower_id: viewer?.id };
          return (await api.call('POST /api/follows', { body })).follow.id;
        }
        await api.call('DELETE /api/follows/:id', { params: { id } }).catch((error: unknown) => {
          // Ended elsewhere already, which has the same result.
          if (!isProblem(error) || error.code !== 'follows.not_found') throw error;
        });
        return null;
      },
      onMutate: (before) => set(before === null ? 0 : null),
      onSuccess: set,
      onError: (_, before) => set(before),
    });
  return async (now) => {
    // A second press is ignored while the first is pending.
    if (client.isMutating({ mutationKey: key }) > 0) return;
    await mutation().execute(now);
    await invalidate('follows');
  };
}
