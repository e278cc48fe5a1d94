import type { Post } from '@staylore/contract/stays/posts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../platform/api/api.tsx';
import { changeCached } from '../../../platform/lists/change-cached.ts';

/** Milliseconds until the first look, which is soon; each later one waits longer, as most pictures come within seconds. */
const [soon, seldom] = [2_000, 60_000];
/** What a save brings mostly fits into one answer. */
const mostPosts = 50;

/** Looks for the picture of an own post until it is there, and puts it into every list. All posts that wait share each look. */
export function useComingPicture(post: Post): void {
  const api = useApi();
  const client = useQueryClient();
  const { id, user_id: memberId, archived: flag } = post;
  const { data } = useQuery({
    queryKey: ['pictures', 'coming', memberId, flag],
    queryFn: ({ signal }) =>
      api.page('GET /api/user/:id/posts/:flag', {
        params: { id: memberId, flag },
        query: { limit: mostPosts },
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
