import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pictureErrors } from '../error-codes.ts';
import { id, text, viewerId } from '../fields.ts';
import { longestCaption } from '../lengths.ts';

const savedPost = z.object({
  id: z.number().int(),
  file: z.string().nullable(),
  caption: z.string(),
  location: z.string(),
  hotel_link: z.string().nullable(),
  userName: z.string(),
});

export const saveByLink = endpoint('POST /api/instagram/post/save-by-link', {
  summary:
    'Saves a post of the photo network by its link: as a new post, or into the viewer’s post `source_post_id`',
  auth: 'session',
  ownership: 'self',
  consumes: 'multipart',
  files: { file: 1 },
  body: z.object({
    link: text({ max: 2000 }),
    source_post_id: z.preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      id.optional(),
    ),
    user_id: viewerId.optional(),
    /** The handle that the post belongs to, if the network does not give it. */
    handle: text({ max: 60 }).optional(),
    /** Given by the member if the network gives neither text nor picture. */
    caption: text({ max: longestCaption }).optional(),
  }),
  answer: z.object({
    success: z.boolean(),
    post: savedPost.nullable(),
    user_info: z.object({ file: z.string().nullable() }).nullable(),
    message: z.string().nullable(),
    /** What the screen should ask for: the handle, or the picture and caption. */
    needs: z.array(z.enum(['handle', 'file', 'caption'])).nullable(),
  }),
  limit: { requests: 60, seconds: 600, by: 'viewer' },
  errors: ['posts.not_found', ...pictureErrors],
});
