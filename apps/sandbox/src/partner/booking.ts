import { formatMinor } from '@staylore/money/money';
import { z } from 'zod';

/** What can happen to a booking, in the words of the conversion call. */
export const bookingStatuses = ['booked', 'confirmed', 'stayed', 'cancelled', 'no_show', 'refunded'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

const delivery = z.object({
  at: z.string(),
  /** HTTP status; null where no answer came. */
  status: z.number().nullable(),
  /** Beginning of the answer, or why there is none. */
  answer: z.string(),
});

const event = z.object({
  id: z.string(),
  status: z.enum(bookingStatuses),
  amountMinor: z.number().int(),
  occurredAt: z.string(),
  /** Days as they stood then; those of the booking where nothing is said. */
  checkIn: z.string().nullable().default(null),
  checkOut: z.string().nullable().default(null),
  /** By which a repeat of the order that led to it is recognised. */
  key: z.string().nullable().default(null),
  deliveries: z.array(delivery),
  /** Kept back until it is sent by hand. */
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
  /** Days as YYYY-MM-DD. */
  checkIn: z.string(),
  checkOut: z.string(),
  /** Smallest unit of the currency (ISO 4217). */
  amountMinor: z.number().int(),
  currency: z.string(),
  createdAt: z.string(),
  /** Status of the newest event by the time it occurred. */
  status: z.enum(bookingStatuses),
  events: z.array(event),
});
export type Booking = z.infer<typeof bookingSchema>;

/** Adds days to a day written YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Nights between two days. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);
}

/** An amount as people write it, "CHF 310.00". */
export function formatAmount(amountMinor: number, currency: string): string {
  return formatMinor(amountMinor, currency, { locale: 'en', code: true });
}
