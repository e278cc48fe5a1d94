import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, email, text } from '../fields.ts';
import { reportCategories } from './report-categories.ts';

const reportCategory = z.enum(reportCategories, because('not_listed'));
export type ReportCategory = z.infer<typeof reportCategory>;

/** Which part of a page is meant. */
const reportPart = z.enum(['post', 'caption', 'profile', 'list']);
export type ReportPart = z.infer<typeof reportPart>;

/** The law lets such reports be anonymous. */
export const anonymousCategory = 'child_abuse' satisfies ReportCategory;

const nothing = z.literal('').transform(() => undefined);

export const sendReport = endpoint('POST /api/reports', {
  summary:
    'Reports a post, its caption, a profile or a list. Name and address are those of the account; without one they are required, except in reports of child abuse',
  auth: 'public',
  ownership: 'none',
  body: z.object({
    url: text({ min: 1, max: 500 }),
    /** Reports only the caption of the post at the address. */
    caption_only: z.boolean().default(false),
    category: reportCategory,
    reason: text({ min: 10, max: 5000, lines: true }),
    name: z.union([nothing, text({ min: 1, max: 80 })], because('too_long')).optional(),
    email: z.union([nothing, email], because('not_email')).optional(),
    good_faith: z.literal(true, because('required')),
  }),
  answer: z.object({ id: z.number().int(), mailed: z.boolean() }),
  limit: { requests: 20, seconds: 3600, by: 'address' },
  // Further reports from one address are accepted as well, without a receipt: it may be a stranger's.
  perAccount: [{ requests: 10, seconds: 3600 }],
});
