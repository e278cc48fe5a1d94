import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

/** A tag with its name by language. */
export const tag = z.object({
  id: z.number().int(),
  name: z.object({ en: z.string(), de: z.string() }),
  posts: z.number().int(),
});

export const listTags = endpoint({
  method: 'GET',
  path: '/api/tags/type/posts',
  summary: 'The tags used most on posts',
  auth: 'public',
  ownership: 'none',
  answer: z.array(tag),
  errors: [],
});

export const suggestTags = endpoint({
  method: 'GET',
  path: '/api/tags/posts/:text',
  summary: 'Tags that begin with the typed text, most used first',
  auth: 'public',
  ownership: 'none',
  params: z.object({ text: text({ min: 1, max: 40 }) }),
  answer: z.array(tag),
  errors: [],
});

export const tagEndpoints = [listTags, suggestTags] as const;
