import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pictureErrors } from '../error-codes.ts';
import { because, id, latitude, longitude, text, timestamp, wholeNumber } from '../fields.ts';
import { pageQuery } from '../paging.ts';
import {
  foreignText,
  foreignTime,
  importItem,
  importSources,
  itemKey,
  itemStates,
  itemsPerCall,
  outcomeReasons,
  price,
  stayImport,
} from './review-items.ts';

const importParams = z.object({ id });
const itemParams = z.object({ id, key: itemKey });

export const createImport = endpoint('POST /api/imports', {
  summary: 'Starts an import, or answers the one that was started with the same `fingerprint`',
  auth: 'session',
  ownership: 'none',
  body: z.object({
    source: z.enum(importSources),
    label: text({ min: 1, max: 120 }),
    handle: z
      .string()
      .regex(/^[a-z0-9._]{1,30}$/, because('invalid'))
      .nullable()
      .optional(),
    total: z
      .number(because('not_number'))
      .int(because('not_number'))
      .min(0, because('out_of_range'))
      .max(200_000, because('out_of_range')),
    /** Identifies the source, so that opening it again resumes the import. */
    fingerprint: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,100}$/, because('invalid'))
      .optional(),
    archived: z.boolean().default(false),
    ad_label: z.boolean().default(false),
  }),
  answer: z.object({ import: stayImport }),
  limit: { requests: 60, seconds: 3600, by: 'viewer' },
});

export const listImports = endpoint('GET /api/imports', {
  summary: 'The viewer’s imports, newest first',
  auth: 'session',
  ownership: 'none',
  query: pageQuery,
  answer: z.array(stayImport),
});

export const changeImport = endpoint('PUT /api/imports/:id', {
  summary: 'Changes the defaults for posts of an import; existing posts keep theirs',
  auth: 'session',
  ownership: 'owner',
  params: importParams,
  body: z.object({ archived: z.boolean().optional(), ad_label: z.boolean().optional() }),
  answer: z.object({ import: stayImport }),
  errors: ['imports.not_found'],
});

export const addImportItems = endpoint('POST /api/imports/:id/items', {
  summary: 'Scans posts of the source for stays; known keys are left unchanged',
  auth: 'session',
  ownership: 'owner',
  params: importParams,
  body: z.object({
    items: z
      .array(
        z.object({
          key: itemKey,
          caption: foreignText(10_000),
          taken_at: foreignTime,
          location_name: foreignText(300).nullable(),
          lat: latitude.nullable(),
          long: longitude.nullable(),
        }),
      )
      .min(1, because('required'))
      .max(itemsPerCall, because('too_many')),
  }),
  maxBytes: 4 * 1024 * 1024,
  // Fifty thousand posts a day: what they take on the disk is kept for long.
  limit: { requests: 1000, seconds: 24 * 60 * 60, by: 'viewer' },
  answer: z.object({ items: z.array(importItem) }),
  errors: ['imports.not_found'],
});

export const listImportItems = endpoint('GET /api/imports/:id/items', {
  summary:
    'Items of an import in the order of the source, optionally of one state; items in review are grouped by what is doubtful',
  auth: 'session',
  ownership: 'owner',
  params: importParams,
  query: pageQuery.extend({ state: z.enum(itemStates).optional() }),
  answer: z.array(importItem),
  errors: ['imports.not_found'],
});

export const decideImportItem = endpoint('PUT /api/imports/:id/items/:key', {
  summary: 'Accepts, rejects or corrects an item; `undo` reverts a decision as long as there is no post',
  auth: 'session',
  ownership: 'owner',
  params: itemParams,
  body: z.object({
    decision: z.enum(['accept', 'reject', 'undo']).optional(),
    hotel_name: text({ max: 200 }).optional(),
    city: text({ max: 120 }).optional(),
    region: text({ max: 120 }).optional(),
    country: text({ max: 120 }).optional(),
    lat: latitude.nullable().optional(),
    long: longitude.nullable().optional(),
    price: price.nullable().optional(),
  }),
  answer: z.object({ item: importItem }),
  errors: ['imports.not_found'],
});

export const addItemPictures = endpoint('POST /api/imports/:id/items/:key/pictures', {
  summary: 'Uploads pictures of an accepted item in their order; with the first one it becomes a post',
  auth: 'session',
  ownership: 'owner',
  params: itemParams,
  consumes: 'multipart',
  files: { 'pictures[]': 20 },
  body: z.object({
    /** Pictures that were sent before; those already stored are not stored twice. */
    from: wholeNumber(0, 20).default(0),
  }),
  limit: { requests: 5000, seconds: 24 * 60 * 60, by: 'viewer' },
  answer: z.object({ item: importItem }),
  errors: ['imports.not_found', 'instagram.handle_claimed', ...pictureErrors],
});

const outcome = z.object({
  key: z.string(),
  taken_at: timestamp.nullable(),
  /** The first words. */
  caption: z.string(),
  outcome: z.enum(['imported', 'duplicate', 'skipped', 'open']),
  reason: z.enum(outcomeReasons).nullable(),
  post_id: z.number().int().nullable(),
});

export const readImportReport = endpoint('GET /api/imports/:id/report', {
  summary: 'The outcome for each post of the source, in its order',
  auth: 'session',
  ownership: 'owner',
  params: importParams,
  query: pageQuery,
  answer: z.object({ import: stayImport, outcomes: z.array(outcome) }),
  errors: ['imports.not_found'],
});

export const readCorrections = endpoint('GET /api/imports/corrections.csv', {
  summary:
    'The viewer’s corrections as training data: what was found in a caption and what is right; hotel, place, price, rejections, missed stays',
  auth: 'session',
  ownership: 'none',
  answer: z.unknown(),
  produces: 'text/csv',
});
