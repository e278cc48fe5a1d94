import type { Post } from '@staylore/contract/stays/posts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../platform/api/api.tsx';
import { changeCached } from '../../../platform/lists/change-cached.ts';

/** Milliseconds until the first check, which is soon; each later one waits longer, as most pictures come within seconds. */
const [soon, seldom] = [2_000, 60_000];
/** The pictures of one save mostly fit into one answer. */
const maxPosts = 50;

/** Checks for the picture of the member's own post until it is there, and puts it into every list. All waiting posts share each check. */
export function useComingPicture(post: Post): void {
  const api = useApi();
  const client = useQueryClient();
  const { id, user_id: memberId, archived: flag } = post;
  const { data } = useQuery({
    queryKey: ['pictures', 'coming', memberId, flag],
    queryFn: ({ signal }) =>
      api.page('GET /api/user/:id/posts/:flag', {
        params: { id: memberId, flag },
        query: { limit: maxPosts },
        signal,
      }),
    refetchInterval: ({ state }) => Math.min(seldom, soon * 1.4 ** state.dataUpdateCount),
  });
  useEffect(() => {
    const now = data?.items.find((one) => one.id === id);
    if (now !== undefined && !now.picture_coming)
      changeCached<Post>(client, { holds: 'posts', id }, () => now);
  }, [client, data, id]);
}
