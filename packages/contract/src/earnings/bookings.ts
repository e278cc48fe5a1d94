import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { because, email, id, text, timestamp } from '../fields.ts';
import { pageQuery } from '../paging.ts';

export const bookingStatuses = ['booked', 'confirmed', 'stayed', 'cancelled', 'no_show', 'refunded'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
/** After these nothing is owed. */
const endings: ReadonlySet<BookingStatus> = new Set(['cancelled', 'no_show', 'refunded']);

/** The state of a booking, including what follows from the hold, the operator's decision and payments. */
export const bookingStates = [
  'booked',
  'confirmed',
  'stayed',
  'payable',
  'in_payout',
  'paid',
  'cancelled',
  'no_show',
  'refunded',
  'on_hold',
  'rejected',
  'clawed_back',
] as const;
export type BookingState = (typeof bookingStates)[number];

const currencies = new Set(Intl.supportedValuesOf('currency'));
const isYearOfOurs = (value: string) => value >= '1970' && value < '2200';

const day = z.iso.date(because('not_date')).refine(isYearOfOurs, because('out_of_range'));
const name = text({ min: 1, max: 100 });
/** In the smallest unit of the currency (ISO 4217), at most a million million: ten thousand million euros. */
const amountMinor = z
  .number(because('not_number'))
  .int(because('not_number'))
  .min(0, because('out_of_range'))
  .max(1_000_000_000_000, because('out_of_range'));

/** One event of a booking as a partner reports it. Further fields are ignored. */
export const conversion = z
  .object({
    /** The partner's id of this event; a repeat is recognised by it. */
    event_id: name,
    /** The partner's id of the booking. */
    booking_id: name,
    /** The reference passed on by the redirect; null if the booking came without a click. */
    click_id: text({ max: 200 }).nullable(),
    status: z.enum(bookingStatuses),
    amount_minor: amountMinor,
    currency: z.string(because('not_text')).refine((value) => currencies.has(value), because('not_listed')),
    check_in: day,
    check_out: day,
    occurred_at: z.iso
      .datetime({ offset: true, error: because('not_date') })
      .refine(isYearOfOurs, because('out_of_range')),
    traveller_email: email.nullish(),
    /** A language tag such as `de` or `de-CH`; English if we have no texts in it. */
    traveller_language: text({ max: 35 }).nullish(),
    hotel_email: email.nullish(),
  })
  .refine(({ check_in, check_out }) => check_out > check_in, {
    path: ['check_out'],
    message: because('out_of_range'),
  })
  // An event that ends a booking may leave nothing of its price.
  .refine(({ status, amount_minor }) => amount_minor > 0 || endings.has(status), {
    path: ['amount_minor'],
    message: because('out_of_range'),
  });

export type Conversion = z.output<typeof conversion>;

export const reportConversion = endpoint('POST /api/partners/:partner/conversions', {
  summary:
    'A partner reports what happened to a booking. X-Staylore-Signature: t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">',
  auth: 'signature',
  ownership: 'none',
  params: z.object({ partner: text({ min: 1, max: 60 }) }),
  consumes: 'raw',
  maxBytes: 64 * 1024,
  body: conversion,
  answer: z.object({ received: z.literal(true), duplicate: z.boolean() }),
  limit: { requests: 12_000, seconds: 60, by: 'address' },
  errors: ['earnings.bad_signature', 'earnings.unknown_click', 'earnings.unknown_partner'],
});

/** One step of a booking's history, as its partner reported it. */
const bookingEvent = z.object({
  status: z.enum(bookingStatuses),
  amount_minor: z.number().int(),
  currency: z.string(),
  occurred_at: timestamp,
  /** `push`: the partner's call; `pull`: read from its list; `operator`: entered by hand. */
  source: z.enum(['push', 'pull', 'operator']),
});

/** A booking as its creator sees it, without the traveller. */
export const booking = z.object({
  id: z.number().int(),
  /** The partner's id of it. */
  number: z.string(),
  partner: z.string(),
  /** The label of the link, usually the hotel. */
  label: z.string(),
  /** The post that it came from; `null` if that was deleted or the link belongs to none. */
  post: z.object({ id: z.number().int(), location: z.string() }).nullable(),
  state: z.enum(bookingStates),
  check_in: z.string(),
  check_out: z.string(),
  amount_minor: z.number().int(),
  /** What it is worth to the creator now: 0 if it was cancelled, refunded, missed or rejected. */
  commission_minor: z.number().int(),
  /** How much of it has been paid out: the state says what happens to the rest. */
  paid_minor: z.number().int(),
  currency: z.string(),
  /** The commission in euro cents by the reference rate of the booking's day; `null` if there is none. */
  commission_euro_minor: z.number().int().nullable(),
  booked_at: timestamp,
  /** When the commission becomes payable if nothing else happens; `null` if it is not waiting for that. */
  payable_from: timestamp.nullable(),
  payable_at: timestamp.nullable(),
  /** The operator's reason for holding or rejecting it. */
  reason: z.string().nullable(),
  /** How the partner's list differed from what it had reported. */
  difference: z.string().nullable(),
  events: z.array(bookingEvent),
});

export type Booking = z.infer<typeof booking>;

export const listBookings = endpoint('GET /api/users/:id/bookings', {
  summary: 'Bookings made through the viewer’s links, newest first, each with its history',
  auth: 'session',
  ownership: 'self',
  self: ['params.id'],
  params: z.object({ id }),
  query: pageQuery,
  answer: z.array(booking),
});

export const bookingSides = ['traveller', 'hotel'] as const;
export type BookingSide = (typeof bookingSides)[number];

/** A request to change or cancel a booking, with the other side's answer. */
const bookingRequest = z.object({
  id: z.number().int(),
  asked_by: z.enum(bookingSides),
  kind: z.enum(['change', 'cancel']),
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  message: z.string(),
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
  answer: z.string(),
  created_at: timestamp,
  answered_at: timestamp.nullable(),
});

export type BookingRequest = z.infer<typeof bookingRequest>;

/** A booking as one of its two sides sees it by its link. */
export const linkedBooking = z.object({
  side: z.enum(bookingSides),
  number: z.string(),
  hotel: z.string(),
  /** The partner's reports about it. */
  status: z.enum(bookingStatuses),
  check_in: z.string(),
  check_out: z.string(),
  amount_minor: z.number().int(),
  currency: z.string(),
  /** The current day for the booking (UTC); new dates must be later. */
  today: z.string(),
  /** Whether this side can ask for something now. */
  can_ask: z.boolean(),
  /** Newest first. */
  requests: z.array(bookingRequest),
});

export type LinkedBooking = z.infer<typeof linkedBooking>;

const linkParams = z.object({ token: text({ min: 1, max: 100 }) });

export const getBookingByLink = endpoint('GET /api/bookings/by-link/:token', {
  summary: 'A booking, by the token of the link sent to its traveller or hotel',
  auth: 'public',
  ownership: 'none',
  params: linkParams,
  answer: linkedBooking,
  limit: { requests: 240, seconds: 60, by: 'address' },
  errors: ['bookings.not_found'],
});

export const requestByLink = endpoint('POST /api/bookings/by-link/:token/requests', {
  summary: 'Requests other dates or a cancellation from the other side',
  auth: 'public',
  ownership: 'none',
  params: linkParams,
  body: z
    .object({
      kind: z.enum(['change', 'cancel']),
      check_in: day.nullish(),
      check_out: day.nullish(),
      message: text({ max: 1000, lines: true }).default(''),
    })
    .refine(({ kind, check_in }) => kind === 'cancel' || check_in, {
      path: ['check_in'],
      message: because('required'),
    })
    .refine(({ kind, check_out }) => kind === 'cancel' || check_out, {
      path: ['check_out'],
      message: because('required'),
    })
    .refine(({ check_in, check_out }) => !check_in || !check_out || check_out > check_in, {
      path: ['check_out'],
      message: because('out_of_range'),
    }),
  answer: linkedBooking,
  limit: { requests: 30, seconds: 3600, by: 'address' },
  // Each is a mail to the other side, and another when it is withdrawn: by one side of one booking, whatever link it comes through.
  perAccount: [{ requests: 10, seconds: 24 * 60 * 60 }],
  errors: ['bookings.not_found', 'bookings.request_open', 'bookings.asked_often', 'bookings.closed'],
});

export const answerByLink = endpoint('POST /api/bookings/by-link/:token/requests/:id', {
  summary: 'Accepts or declines the other side’s request, or withdraws one’s own',
  auth: 'public',
  ownership: 'none',
  params: linkParams.extend({ id }),
  body: z.object({
    action: z.enum(['accept', 'decline', 'withdraw']),
    message: text({ max: 1000, lines: true }).default(''),
  }),
  answer: linkedBooking,
  limit: { requests: 60, seconds: 3600, by: 'address' },
  errors: ['bookings.not_found', 'bookings.request_answered', 'bookings.closed'],
});
