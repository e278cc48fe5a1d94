import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageQuery } from '../paging.ts';

/** Someone to invite or to connect to, with the place that links them to the viewer. */
export const invite = z.object({
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  location: z.string(),
  file: z.string().nullable(),
  reason: z.enum(['follows_you', 'same_place', 'active']),
});

export type Invite = z.infer<typeof invite>;

export const listInvites = endpoint('GET /api/invites', {
  summary: 'People to follow: members and creators near places that the viewer has posted about',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: z.array(invite),
});
