import type { Api } from '../../../../platform/api/api-client.ts';
import { type PagedPosts, pagedPosts } from './paged-posts.ts';

/** Posts of one member, newest first; flag 1 lists the viewer's own archived ones. */
export function postsOfMember(api: Api, options: { memberId: number; flag: 0 | 1 }): PagedPosts {
  const { memberId, flag } = options;
  return pagedPosts({
    key: ['of', memberId, flag],
    load: (asked) => api.page('GET /api/user/:id/posts/:flag', { params: { id: memberId, flag }, ...asked }),
    // One's own lists change by writing, importing and archiving elsewhere in the application.
    staleTime: 0,
  });
}
