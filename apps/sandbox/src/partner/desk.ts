import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { openStateFile } from '../core/state-file.ts';
import {
  type Booking,
  type BookingEvent,
  type BookingStatus,
  bookingSchema,
  nightsBetween,
} from './booking.ts';
import type { Offer } from './offer.ts';
import { sendPostback, worthRetrying } from './postback.ts';

interface Reservation {
  offer: Offer;
  clickId: string | null;
  guest: string;
  guestEmail: string | null;
  guestLanguage: 'en' | 'de' | null;
  hotelEmail: string | null;
  checkIn: string;
  checkOut: string;
  amountMinor: number;
  currency: string;
}

interface NewEvent {
  status: BookingStatus;
  amountMinor?: number | undefined;
  occurredAt?: string | undefined;
  /** The new dates; the amount changes with the number of nights. */
  days?: { checkIn: string; checkOut: string } | undefined;
  /** A repeated order with the same key counts once. */
  key?: string | undefined;
  /** `hold` keeps the report back, `twice` sends it twice, `forged` signs it with a wrong secret. */
  delivery: 'now' | 'hold' | 'twice' | 'forged';
}

/** The booking partner's reservations desk; its data survives a restart. */
export interface Desk {
  /** Newest first. */
  list(): Booking[];
  find(id: string): Booking | undefined;
  /** Creates a booking and reports it. */
  book(reservation: Reservation, delivery: NewEvent['delivery']): Promise<Booking>;
  /** Records an event of a booking and reports it. */
  note(booking: Booking, event: NewEvent): Promise<Booking>;
  /** Sends an event again; null if there is no such event. */
  resend(booking: Booking, eventId: string): Promise<Booking | null>;
  /** Sends everything that is held back or failed, in chronological or reverse order. */
  flush(order: 'forward' | 'backward'): Promise<number>;
  /** Stops the retries. */
  stop(): void;
}

const KEPT = 2000;
const RETRY_MS = [1000, 3000, 9000, 27_000];

export function openDesk(sandbox: Sandbox): Desk {
  const file = openStateFile(
    { folder: sandbox.config.stateFolder, name: 'bookings.json' },
    { schema: z.array(bookingSchema), initial: [] },
  );
  const closing = new AbortController();
  const save = () => file.write(file.read());
  const deliver = async (booking: Booking, event: BookingEvent, forged = false): Promise<void> => {
    event.held = false;
    event.deliveries.push(await sendPostback(sandbox, { booking, event, forged }));
    save();
  };
  const persist = async (booking: Booking, event: BookingEvent): Promise<void> => {
    for (const pauseMs of RETRY_MS) {
      if (!worthRetrying(event.deliveries.at(-1)?.status ?? null)) return;
      await wait(pauseMs, undefined, { ref: false, signal: closing.signal });
      await deliver(booking, event);
    }
  };
  const note = async (booking: Booking, given: NewEvent): Promise<Booking> => {
    if (given.key && booking.events.some((event) => event.key === given.key)) return booking;
    if (given.days) moveDays(booking, given.days);
    const event = eventOf(booking, given, sandbox.clock.now());
    booking.events.push(event);
    booking.status = booking.events.reduce((a, b) => (b.occurredAt >= a.occurredAt ? b : a)).status;
    save();
    if (given.delivery === 'hold') return booking;
    await deliver(booking, event, given.delivery === 'forged');
    if (given.delivery === 'twice') await deliver(booking, event);
    if (given.delivery === 'now') persist(booking, event).catch(ignoreAbort);
    return booking;
  };
  return {
    stop: () => closing.abort(),
    list: () => file.read().toReversed(),
    find: (id) => file.read().find((booking) => booking.id === id),
    note,
    async book({ offer, ...rest }, delivery) {
      const { slug, name, city, country } = offer;
      const booking: Booking = {
        ...rest,
        id: `BK-${randomBytes(5).toString('hex').toUpperCase()}`,
        hotel: { slug, name, city, country },
        createdAt: sandbox.clock.now().toISOString(),
        status: 'booked',
        events: [],
      };
      file.write([...file.read(), booking].slice(-KEPT));
      return note(booking, { status: 'booked', delivery });
    },
    async resend(booking, eventId) {
      const event = booking.events.find(({ id }) => id === eventId);
      if (!event) return null;
      await deliver(booking, event);
      return booking;
    },
    async flush(order) {
      const open = file.read().flatMap((booking) => {
        const events = booking.events.filter(
          (event) => event.held || worthRetrying(event.deliveries.at(-1)?.status ?? null),
        );
        return events.map((event) => ({ booking, event }));
      });
      open.sort((a, b) => a.event.occurredAt.localeCompare(b.event.occurredAt));
      if (order === 'backward') open.reverse();
      for (const { booking, event } of open) await deliver(booking, event);
      return open.length;
    },
  };
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}

function moveDays(booking: Booking, { checkIn, checkOut }: { checkIn: string; checkOut: string }): void {
  const night = booking.amountMinor / nightsBetween(booking.checkIn, booking.checkOut);
  booking.amountMinor = Math.round(night * nightsBetween(checkIn, checkOut));
  booking.checkIn = checkIn;
  booking.checkOut = checkOut;
}

function eventOf(booking: Booking, given: NewEvent, now: Date): BookingEvent {
  return {
    id: `evt_${randomBytes(10).toString('hex')}`,
    status: given.status,
    amountMinor: given.amountMinor ?? booking.amountMinor,
    occurredAt: given.occurredAt ?? now.toISOString(),
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    key: given.key ?? null,
    deliveries: [],
    held: given.delivery === 'hold',
  };
}
