import type { Post } from '@staylore/contract/stays/posts';
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api, Page } from '../../../../platform/api/api-client.ts';

export function getPost(api: Api, id: number) {
  return queryOptions({
    queryKey: ['posts', 'one', id],
    queryFn: ({ signal }) => api.call('GET /api/posts/:id', { params: { id }, signal }),
    meta: { holds: 'posts' },
  });
}

/** The post as cached by a list, so that its details open at once. */
export function postInLists(client: QueryClient, id: number): Post | undefined {
  for (const [, data] of client.getQueriesData<InfiniteData<Page<Post[]>>>({ queryKey: ['posts'] })) {
    const found = data?.pages?.flatMap((page) => page.items).find((post) => post.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}
