import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/api/api.tsx';
import { isProblem } from '../../../platform/api/problem.ts';
import { outdate } from '../../../platform/lists/outdate.ts';

/** Id of the viewer's follow record of a member; `null` none, 0 on its way. */
export type FollowId = number | null;

interface Followed {
  id: number;
  follow_id: FollowId;
}

const keyOf = ({ id }: Followed) => ['followed', id];

/** How the viewer stands to a member now, the same wherever the member is shown. */
export function useFollowId(member: Followed): FollowId {
  // An entry of its own, because members also come with the page and not only in cached lists.
  const { data } = useQuery<FollowId>({ queryKey: keyOf(member), queryFn: skipToken });
  return data === undefined ? member.follow_id : data;
}

/** Follows a member or ends it; shown at once, and undone when the server refuses. What it answers throws `Problem`. */
export function useToggleFollow(member: Followed): (now: FollowId) => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  const key = keyOf(member);
  const set = (followId: FollowId) => {
    client.setQueryData<FollowId>(key, followId);
  };
  // Built without `useMutation`: nobody shows its state, and a first load does without the observer.
  const mutation = () =>
    client.getMutationCache().build<FollowId, Error, FollowId, void>(client, {
      mutationKey: key,
      mutationFn: async (id: FollowId) => {
        if (id === null)
          return (await api.call('POST /api/follows', { body: { user_id: member.id } })).follow.id;
        await api.call('DELETE /api/follows/:id', { params: { id } }).catch((error: unknown) => {
          // Ended elsewhere already: what was wanted holds.
          if (!isProblem(error) || error.code !== 'follows.not_found') throw error;
        });
        return null;
      },
      onMutate: (before) => set(before === null ? 0 : null),
      onSuccess: set,
      onError: (_, before) => set(before),
    });
  return async (now) => {
    // A second press is ignored while the first is on its way.
    if (client.isMutating({ mutationKey: key }) > 0) return;
    await mutation().execute(now);
    await outdate('follows');
  };
}
