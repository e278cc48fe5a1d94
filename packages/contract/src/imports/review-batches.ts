import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, id, timestamp } from '../fields.ts';
import { stayImport } from './review-items.ts';

const importParams = z.object({ id });

export const acceptImportItems = endpoint('POST /api/imports/:id/accept', {
  summary: 'Accepts every item in review that names a hotel and has at least the given probability',
  auth: 'session',
  ownership: 'owner',
  params: importParams,
  body: z.object({
    min_probability: z
      .number(because('not_number'))
      .min(0, because('out_of_range'))
      .max(1, because('out_of_range'))
      // PostgreSQL's `real` rejects smaller values.
      .transform((value) => (value < 1e-30 ? 0 : value)),
  }),
  answer: z.object({
    accepted: z.number().int(),
    /** Identifies this call, so that it can be undone. */
    at: timestamp,
    import: stayImport,
  }),
  errors: ['imports.not_found'],
});

export const takeBackAcceptedItems = endpoint('POST /api/imports/:id/accept/undo', {
  summary: 'Returns the items that one call accepted to review, unless they have become posts',
  auth: 'session',
  ownership: 'owner',
  params: importParams,
  body: z.object({ at: timestamp }),
  answer: z.object({ taken_back: z.number().int(), import: stayImport }),
  errors: ['imports.not_found'],
});

export const holdImport = endpoint('POST /api/imports/:id/hold', {
  summary: 'Locks an import for this window for a minute; `held` is false while another window has it',
  auth: 'session',
  ownership: 'owner',
  params: importParams,
  body: z.object({
    /** Names the window. */
    holder: z.string(because('not_text')).regex(/^[A-Za-z0-9-]{8,64}$/, because('invalid')),
    /** The window has finished. */
    release: z.boolean().default(false),
  }),
  answer: z.object({ held: z.boolean(), import: stayImport }),
  errors: ['imports.not_found'],
});
