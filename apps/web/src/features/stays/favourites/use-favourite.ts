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
import { isProblem, unlessGone } from '../../../platform/api/problem.ts';
import { useMember } from '../../../platform/session/member.tsx';

/** The favourite state of a post: the id of the viewer's favourite (`null` none, 0 pending) and the number of all. */
type Favourite = Pick<Post, 'favorite_id' | 'favorite'>;

/** The cache key of that state: a separate entry, because posts also come with the page and not only in cached lists. */
export const favouriteKey = (postId: number) => ['favourites', postId];

/** A heart that was pressed: on which post, and its state before. */
export interface Press {
  postId: number;
  /** The member whose heart it is. */
  userId: number | undefined;
  before: Favourite;
}

/** Adds or removes a favourite. Waits for the network if there is none; what is waiting outlives the page (`keep-favourites.ts`). */
export const favouriteMutation = (api: Api, client: QueryClient) => {
  const set = ({ postId, before }: Press, favorite_id: number | null) => {
    const favorite = Math.max(0, before.favorite + (before.favorite_id === null ? 1 : -1));
    client.setQueryData<Favourite>(favouriteKey(postId), { favorite_id, favorite });
  };
  return {
    networkMode: 'online',
    mutationFn: async ({ postId, userId, before: { favorite_id: id } }) => {
      if (id === null) {
        const body = { user_id: userId, post_id: postId };
        return (await api.call('POST /api/postfavorites', { body })).post.id;
      }
      await api.call('DELETE /api/postfavorites/:id', { params: { id } }).catch(unlessGone);
      return null;
    },
    // The network may be away again before an answer came; then it waits.
    retry: (count, error) => count < 2 && isProblem(error) && error.status === 0,
    onMutate: (press) => set(press, press.before.favorite_id === null ? 0 : null),
    onSuccess: (id, press) => set(press, id),
    onError: (_, { postId, before: { favorite_id, favorite } }) =>
      client.setQueryData<Favourite>(favouriteKey(postId), { favorite_id, favorite }),
  } satisfies MutationOptions<number | null, Error, Press, void>;
};

/**
 * The favourite state of a post, and how to change it: shown at once wherever the post is shown, undone if the server refuses. `toggle`
 * throws `Problem`.
 */
export function useFavourite(post: Pick<Post, 'id' | 'favorite_id' | 'favorite'>) {
  const api = useApi();
  const client = useQueryClient();
  const userId = useMember()?.id;
  const mutationKey = favouriteKey(post.id);
  const { data: now = post } = useQuery<Favourite>({ queryKey: mutationKey, queryFn: skipToken });
  const toggle = async (from: Favourite = now) => {
    const cache = client.getMutationCache();
    const earlier = cache.find<number | null, Error, Press>({ mutationKey, status: 'pending' });
    // A second press cancels what is still waiting for the network; a pending call finishes first.
    if (earlier?.state.isPaused === true) {
      cache.remove(earlier);
      client.setQueryData(mutationKey, earlier.state.variables?.before);
    } else if (earlier === undefined) {
      // Without `useMutation`: its state is not shown, and the first load saves the observer.
      const mutation = cache.build(client, { mutationKey, ...favouriteMutation(api, client) });
      const { favorite_id, favorite } = from;
      await mutation.execute({ postId: post.id, userId, before: { favorite_id, favorite } });
    }
  };
  return { now, toggle };
}
