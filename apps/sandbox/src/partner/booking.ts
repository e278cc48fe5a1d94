import { formatMinor } from '@staylore/money/money';
import { z } from 'zod';

/** What can happen to a booking, as named in the conversions call. */
export const bookingStatuses = ['booked', 'confirmed', 'stayed', 'cancelled', 'no_show', 'refunded'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

const delivery = z.object({
  at: z.string(),
  /** HTTP status; null if there was no answer. */
  status: z.number().nullable(),
  /** The beginning of the answer, or why there was none. */
  answer: z.string(),
});

const event = z.object({
  id: z.string(),
  status: z.enum(bookingStatuses),
  amountMinor: z.number().int(),
  occurredAt: z.string(),
  /** The dates at that time; by default those of the booking. */
  checkIn: z.string().nullable().default(null),
  checkOut: z.string().nullable().default(null),
  /** Recognises a repeat of the order that caused it. */
  key: z.string().nullable().default(null),
  deliveries: z.array(delivery),
  /** Held back until it is sent by hand. */
  held: z.boolean(),
});
export type BookingEvent = z.infer<typeof event>;

export const bookingSchema = z.object({
  id: z.string(),
  clickId: z.string().nullable(),
  hotel: z.object({ slug: z.string(), name: z.string(), city: z.string(), country: z.string() }),
  guest: z.string(),
  guestEmail: z.string().nullable().default(null),
  guestLanguage: z.enum(['en', 'de']).nullable().default(null),
  hotelEmail: z.string().nullable().default(null),
  /** Dates as YYYY-MM-DD. */
  checkIn: z.string(),
  checkOut: z.string(),
  /** In the currency's smallest unit (ISO 4217). */
  amountMinor: z.number().int(),
  currency: z.string(),
  createdAt: z.string(),
  /** The status of the newest event, by the time it occurred. */
  status: z.enum(bookingStatuses),
  events: z.array(event),
});
export type Booking = z.infer<typeof bookingSchema>;

/** Adds days to a date written YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);
}

/** An amount in a readable form, "CHF 310.00". */
export function formatAmount(amountMinor: number, currency: string): string {
  return formatMinor(amountMinor, currency, { locale: 'en', code: true });
}
