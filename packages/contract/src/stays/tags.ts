import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { pageQuery } from '../paging.ts';
import { postList } from './posts.ts';

export const tag = z.object({
  id: z.number().int(),
  name: z.object({ en: z.string(), de: z.string() }),
});

export const listTags = endpoint('GET /api/tags/type/posts', {
  summary: 'The most used tags',
  auth: 'public',
  ownership: 'none',
  query: pageQuery,
  answer: z.array(tag),
});

export const suggestTags = endpoint('GET /api/tags/posts/:text', {
  summary: 'Tags that begin with the typed text, most used first',
  auth: 'public',
  ownership: 'none',
  params: z.object({ text: text({ min: 1, max: 40 }) }),
  query: pageQuery,
  answer: z.array(tag),
});

export const listTaggedPosts = endpoint('GET /api/tags/:tag/posts', {
  summary: 'Public posts that carry a tag, newest first',
  auth: 'public',
  ownership: 'none',
  params: z.object({ tag: text({ min: 1, max: 40 }) }),
  query: pageQuery,
  answer: postList,
});
