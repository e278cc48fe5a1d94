import type { Post } from '@staylore/contract/stays/posts';
import {
  type MutationOptions,
  type QueryClient,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../../platform/api/api.tsx';
import type { Api } from '../../../platform/api/api-client.ts';

/** How a post stands with the viewer: the id of their favourite (`null` none, 0 on its way) and how many have one. */
type Favourite = Pick<Post, 'favorite_id' | 'favorite'>;

/** Where the cache holds how a post stands: an entry of its own, because posts also come with the page and not only in cached lists. */
export const favouriteKey = (postId: number) => ['favourites', postId];

/** A heart that was pressed: on which post, and how it stood before. */
export interface Press {
  postId: number;
  before: Favourite;
}

/** Gives a favourite or takes it back. Without the network it waits for it; what is waiting outlives the page (`keep-favourites.ts`). */
export const favouriteMutation = (api: Api, client: QueryClient) => {
  const set = ({ postId, before }: Press, favorite_id: number | null) => {
    const favorite = Math.max(0, before.favorite + (before.favorite_id === null ? 1 : -1));
    client.setQueryData<Favourite>(favouriteKey(postId), { favorite_id, favorite });
  };
  return {
    networkMode: 'online',
    mutationFn: async ({ postId, before: { favorite_id: id } }) => {
      if (id === null)
        return (await api.call('POST /api/postfavorites', { body: { post_id: postId } })).post.id;
      await api.call('DELETE /api/postfavorites/:id', { params: { id } });
      return null;
    },
    onMutate: (press) => set(press, press.before.favorite_id === null ? 0 : null),
    onSuccess: (id, press) => set(press, id),
    onError: (_, { postId, before: { favorite_id, favorite } }) =>
      client.setQueryData<Favourite>(favouriteKey(postId), { favorite_id, favorite }),
  } satisfies MutationOptions<number | null, Error, Press, void>;
};

/**
 * The favourite of a post as it stands now, and how to give it or take it back: shown at once wherever the post is shown, undone when
 * the server refuses. `toggle` throws `Problem`.
 */
export function useFavourite(post: Pick<Post, 'id' | 'favorite_id' | 'favorite'>) {
  const api = useApi();
  const client = useQueryClient();
  const mutationKey = favouriteKey(post.id);
  const { data: now = post } = useQuery<Favourite>({ queryKey: mutationKey, queryFn: skipToken });
  const toggle = async (from: Favourite = now) => {
    const cache = client.getMutationCache();
    const earlier = cache.find<number | null, Error, Press>({ mutationKey, status: 'pending' });
    // A second press takes back what is still waiting for the network; what is on its way comes first.
    if (earlier?.state.isPaused === true) {
      cache.remove(earlier);
      client.setQueryData(mutationKey, earlier.state.variables?.before);
    } else if (earlier === undefined) {
      // Built without `useMutation`: nobody shows its state, and a first load does without the observer.
      const mutation = cache.build(client, { mutationKey, ...favouriteMutation(api, client) });
      const { favorite_id, favorite } = from;
      await mutation.execute({ postId: post.id, before: { favorite_id, favorite } });
    }
  };
  return { now, toggle };
}
