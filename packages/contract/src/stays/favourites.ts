import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, viewerId } from '../fields.ts';
import { pageQuery } from '../paging.ts';
import { postList } from './posts.ts';

export const createFavourite = endpoint('POST /api/postfavorites', {
  summary:
    'Favourites a post; `post.id` of the answer is the id of the favourite record. A second favourite answers the existing one',
  auth: 'session',
  ownership: 'self',
  body: z.object({ user_id: viewerId.optional(), post_id: id }),
  answer: z.object({
    post: z.object({
      id: z.number().int(),
      user_id: z.number().int(),
      post_id: z.number().int(),
      favorite: z.number().int(),
    }),
  }),
  errors: ['posts.not_found'],
});

export const deleteFavourite = endpoint('DELETE /api/postfavorites/:id', {
  summary: 'Removes a favourite by its record id',
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  errors: ['favourites.not_found'],
});

export const listFavourites = endpoint('GET /api/postfavorites/user', {
  summary: 'The viewer’s favourites, latest first',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: postList,
});
