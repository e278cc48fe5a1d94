import type { Post } from '@staylore/contract/stays/posts';
import type { Api } from '../../../../platform/api/api-client.ts';

/** Other stays of the author of this one, newest first. */
export async function othersByAuthor(
  api: Api,
  { post, most }: { post: Pick<Post, 'id' | 'user_id'>; most: number },
): Promise<Post[]> {
  const stays = await api.call('GET /api/user/:id/posts/:flag', {
    params: { id: post.user_id, flag: 0 },
    query: { limit: most + 1 },
  });
  return stays.filter(({ id }) => id !== post.id).slice(0, most);
}
