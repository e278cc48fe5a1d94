import type { Api } from '../../../platform/api/api-client.ts';
import { type Favourite, setFavourite } from './favourite-store.ts';

/** Posts whose change is on its way: a second press waits for the first. */
const busy = new Set<number>();

/** Favourites a post or takes it back; shown at once, and undone when the server refuses. Throws `Problem`. */
export async function toggleFavourite(api: Api, postId: number, now: Favourite): Promise<void> {
  if (busy.has(postId)) return;
  busy.add(postId);
  const adding = now.favorite_id === null;
  const favorite = Math.max(0, now.favorite + (adding ? 1 : -1));
  setFavourite(postId, { favorite_id: adding ? 0 : null, favorite });
  try {
    if (now.favorite_id === null) {
      const { post } = await api.call('POST /api/postfavorites', { body: { post_id: postId } });
      setFavourite(postId, { favorite_id: post.id, favorite });
    } else {
      await api.call('DELETE /api/postfavorites/:id', { params: { id: now.favorite_id } });
    }
  } catch (error) {
    setFavourite(postId, now);
    throw error;
  } finally {
    busy.delete(postId);
  }
}
