import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';
import { postList } from '../stays/posts.ts';

export const followedFeed = endpoint('GET /api/users/followers/allposts', {
  summary: 'Posts of the members whom the viewer follows, newest first',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: postList,
});

export const discoverFeed = endpoint('GET /api/feed/discover', {
  summary:
    'Discoveries: posts of members whom the viewer does not follow, most favourited of the last 90 days first',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: postList,
});
