import type { Post } from '@staylore/contract/stays/posts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../platform/api/api.tsx';

/** How a post stands with the viewer: the id of their favourite (`null` none, 0 on its way) and how many have one. */
type Favourite = Pick<Post, 'favorite_id' | 'favorite'>;

/** Where the cache holds how a post stands: an entry of its own, because posts also come with the page and not only in cached lists. */
export const favouriteKey = (postId: number) => ['favourites', postId];

/**
 * The favourite of a post as it stands now, and how to give it or take it back: shown at once wherever the post is shown, undone when
 * the server refuses. `toggle` throws `Problem`.
 */
export function useFavourite(post: Pick<Post, 'id' | 'favorite_id' | 'favorite'>) {
  const api = useApi();
  const client = useQueryClient();
  const key = favouriteKey(post.id);
  const { data: now = post } = useQuery<Favourite>({ queryKey: key, queryFn: skipToken });
  const set = (before: Favourite, favorite_id: number | null) => {
    const favorite = Math.max(0, before.favorite + (before.favorite_id === null ? 1 : -1));
    client.setQueryData<Favourite>(key, { favorite_id, favorite });
  };
  // Built without `useMutation`: nobody shows its state, and a first load does without the observer.
  const mutation = () =>
    client.getMutationCache().build<number | null, Error, Favourite, void>(client, {
      mutationKey: key,
      mutationFn: async ({ favorite_id: id }: Favourite) => {
        if (id === null)
          return (await api.call('POST /api/postfavorites', { body: { post_id: post.id } })).post.id;
        await api.call('DELETE /api/postfavorites/:id', { params: { id } });
        return null;
      },
      onMutate: (before) => set(before, before.favorite_id === null ? 0 : null),
      onSuccess: (id, before) => set(before, id),
      onError: (_, { favorite_id, favorite }) =>
        client.setQueryData<Favourite>(key, { favorite_id, favorite }),
    });
  const toggle = async (from: Favourite = now) => {
    // A second press is ignored while the first is on its way.
    if (client.isMutating({ mutationKey: key }) === 0) await mutation().execute(from);
  };
  return { now, toggle };
}
