import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageQuery } from '../paging.ts';

export const payout = z.object({
  id: z.number().int(),
  /** `in_payout`: with the bank; `paid`: accepted by it; `rejected`: refused by it; `returned`: sent back after it was accepted. The last two are payable again. */
  state: z.enum(['in_payout', 'paid', 'rejected', 'returned']),
  amount_minor: z.number().int(),
  currency: z.string(),
  /** Last four characters of the account it goes to. */
  iban_last4: z.string(),
  /** The bank's reason for a rejection or return, in words; `null` otherwise. */
  reason: z.string().nullable(),
  /** Number of the credit note, once the bank has accepted. */
  credit_note: z.string().nullable(),
  created_at: timestamp,
  settled_at: timestamp.nullable(),
});

export type Payout = z.infer<typeof payout>;

export const listPayouts = endpoint('GET /api/users/:id/payouts', {
  summary: 'Payments to the viewer, newest first',
  auth: 'session',
  ownership: 'self',
  self: ['params.id'],
  params: z.object({ id }),
  query: pageQuery,
  answer: z.array(payout),
});

/** What is payable in one currency, and when it is paid or what it waits for. */
export const nextPayout = z.object({
  currency: z.string(),
  amount_minor: z.number().int(),
  /** Below this sum nothing is paid. */
  minimum_minor: z.number().int(),
  /** The business day (YYYY-MM-DD) of the payment; `null` while it waits, or if nothing is paid out. */
  day: z.string().nullable(),
  /**
   * `minimum`: waits for more commission; `no_bank_details`: for usable bank details, or a confirmed address; `no_route`: for an account
   * that takes this currency; `account_refused`: for another account, as the bank refused this one.
   */
  waits_for: z.enum(['minimum', 'no_bank_details', 'no_route', 'account_refused']).nullable(),
});

export type NextPayout = z.infer<typeof nextPayout>;

export const listNextPayouts = endpoint('GET /api/users/:id/payouts/next', {
  summary: 'Payable amounts by currency, each with its payment day or what it waits for',
  auth: 'session',
  ownership: 'self',
  self: ['params.id'],
  params: z.object({ id }),
  answer: z.array(nextPayout),
});

export const getCreditNote = endpoint('GET /api/payouts/:id/credit-note', {
  summary: 'The credit note of an accepted payment as PDF, in the language of the member',
  auth: 'session',
  ownership: 'owner',
  params: z.object({ id }),
  answer: z.unknown(),
  produces: 'application/pdf',
  errors: ['payouts.not_found'],
});
