import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../../design/primitives/toast/toast-store.ts';
import type { Api } from '../../../platform/api/api-client.ts';
import { toastFailure } from '../../../platform/api/toast-failure.ts';
import type { Texts } from '../../../platform/texts/texts.tsx';
import { favouriteKey } from './use-favourite.ts';

/** Saves the favourite that a visitor wanted before signing in, and says so. */
export async function saveWantedFavourite(
  postId: number,
  { api, client, texts, userId }: { api: Api; client: QueryClient; texts: Texts; userId: number | undefined },
): Promise<void> {
  try {
    const body = { user_id: userId, post_id: postId };
    const { post: record } = await api.call('POST /api/postfavorites', { body });
    const post = await api.call('GET /api/posts/:id', { params: { id: postId } });
    client.setQueryData(favouriteKey(postId), { favorite_id: record.id, favorite: post.favorite });
    toast(texts.t('posts.favourite.given', { stay: post.hotel_name ?? post.location }), { tone: 'good' });
  } catch (error) {
    toastFailure(error, texts.t);
  }
}
