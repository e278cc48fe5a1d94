import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, id, text } from '../fields.ts';
import { postsPerBundle } from './photo-network.ts';
import { stayImport } from './review-items.ts';

export const reviewScan = endpoint('POST /api/imports/scan', {
  summary: 'Adds scanned posts to the import of their handle, for review before they are saved',
  auth: 'session',
  ownership: 'none',
  body: z.object({
    source: z.enum(['scan', 'account']),
    handle: text({ min: 1, max: 200 }),
    /** Ids at the photo network; all else is what the scan has read. */
    posts: z
      .array(z.string(because('not_text')).regex(/^[A-Za-z0-9_.-]{1,80}$/, because('invalid')))
      .min(1, because('required'))
      .max(postsPerBundle, because('too_many')),
  }),
  answer: z.object({ import: stayImport }),
  limit: { requests: 60, seconds: 300, by: 'viewer' },
  errors: ['instagram.handle_claimed'],
});

export const publishImport = endpoint('POST /api/imports/:id/publish', {
  summary: 'Publishes accepted items of a scan, up to a hundred per call; their pictures follow',
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  answer: z.object({
    /** Items that this call has handled; none are left to publish when it is 0. */
    done: z.number().int(),
    import: stayImport,
  }),
  errors: ['imports.not_found', 'instagram.handle_claimed'],
});
