import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, id, text, timestamp, viewerId } from '../fields.ts';

/** Bank details as their owner reads them back. `iban` and `acc_number` are masked to their last four characters. */
export const bankDetails = z.object({
  id: z.number().int(),
  /** Name of the bank. */
  name: z.string(),
  clearing_number: z.string(),
  /** Address of the bank; the wire format's spelling. */
  adresse: z.string(),
  iban: z.string(),
  acc_number: z.string(),
  user_id: z.number().int(),
  holder_name: z.string(),
  /** Where the holder lives; payment files need it. `null` if not given. */
  holder_town: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  holder_country: z.string().nullable(),
  /** Until when payouts are paused after a change; `null` if they are not. */
  paused_until: timestamp.nullable(),
});

export type BankDetails = z.infer<typeof bankDetails>;

/** Both forms of a country code are accepted; an empty text counts as not given. */
const country = z
  .string(because('not_text'))
  .transform((value) => value.trim().toUpperCase())
  .refine((value) => value === '' || /^[A-Z]{2}$/.test(value), because('not_listed'));

const form = {
  name: text({ min: 1, max: 140 }),
  clearing_number: text({ min: 1, max: 20 })
    .transform((value) => value.replaceAll(/[\s-]/g, ''))
    .refine((value) => /^\d{3,9}$/.test(value), because('not_clearing_number')),
  adresse: text({ min: 1, max: 200, lines: true }),
  iban: text({ min: 1, max: 60 }),
  acc_number: text({ min: 1, max: 50 }),
  holder_name: text({ max: 70 }).nullish(),
  holder_town: text({ max: 35 }).nullish(),
  holder_country: country.nullish(),
};

export const getBankDetails = endpoint('GET /api/users/:id/bankdetails', {
  summary: 'The viewer’s bank details: one record, or none',
  auth: 'session',
  ownership: 'self',
  self: ['params.id'],
  params: z.object({ id }),
  answer: z.array(bankDetails),
});

export const createBankDetails = endpoint('POST /api/bankdetails', {
  event: 'bank',
  summary: 'Stores the bank details for payouts, one record per member; needs a fresh proof of identity',
  auth: 'session',
  ownership: 'self',
  body: z.object({ ...form, user_id: viewerId.optional() }),
  answer: bankDetails,
  limit: { requests: 20, seconds: 3600, by: 'viewer' },
  errors: ['bank_details.exists', 'session.proof_needed'],
});

export const updateBankDetails = endpoint('PUT /api/bankdetails/:id', {
  event: 'bank',
  summary:
    'Changes the bank details and pauses payouts for 48 hours; needs a fresh proof of identity. Masked values are left unchanged',
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  body: z.object(form),
  answer: bankDetails,
  limit: { requests: 20, seconds: 3600, by: 'viewer' },
  errors: ['bank_details.not_found', 'session.proof_needed'],
});
