import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, text } from '../fields.ts';
import { hasVatIds, isVatId, plainVatId } from './vat-id.ts';

/** `small_business`: a business that is exempt from VAT because of its size. */
export const taxStandings = ['private', 'small_business', 'business'] as const;

/** How a creator is taxed, as they read it back. */
export const taxProfile = z.object({
  /** ISO 3166-1 alpha-2: where they are liable to tax. */
  country: z.string(),
  standing: z.enum(taxStandings),
  vat_id: z.string().nullable(),
});

export type TaxProfile = z.infer<typeof taxProfile>;

const form = z
  .object({
    country: z
      .string(because('not_text'))
      .transform((value) => value.trim().toUpperCase())
      .refine((value) => /^[A-Z]{2}$/.test(value), because('required')),
    standing: z.enum(taxStandings),
    /** Only a business that owes VAT has one; for others it is not stored. */
    vat_id: text({ max: 40 }).nullish(),
  })
  .superRefine(({ country, standing, vat_id }, context) => {
    if (standing !== 'business') return;
    const plain = plainVatId(vat_id ?? '');
    const refuse = (code: 'required' | 'not_vat_id') =>
      context.addIssue({ code: 'custom', path: ['vat_id'], message: `field.${code}` });
    if (plain === '' && hasVatIds(country)) refuse('required');
    if (plain !== '' && !isVatId(country, plain)) refuse('not_vat_id');
  });

export const getTaxProfile = endpoint('GET /api/me/tax-profile', {
  summary: 'The viewer’s tax profile; null until they have given one',
  auth: 'session',
  ownership: 'none',
  answer: z.object({ profile: taxProfile.nullable() }),
});

export const storeTaxProfile = endpoint('PUT /api/me/tax-profile', {
  event: 'bank',
  summary:
    'Stores the viewer’s tax profile, which only members with bank details need; needs a fresh proof of identity',
  auth: 'session',
  ownership: 'none',
  body: form,
  answer: z.object({ profile: taxProfile }),
  limit: { requests: 20, seconds: 3600, by: 'viewer' },
  errors: ['bank_details.not_found', 'session.proof_needed'],
});
