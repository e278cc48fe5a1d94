import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Sandbox } from '../core/sandbox.ts';
import { addDays, type Booking, bookingStatuses, nightsBetween } from './booking.ts';
import type { Desk } from './desk.ts';
import { findOffer, SLUG } from './offer.ts';

const day = z.iso.date();
const amount = z.coerce.number().int().min(0).max(1_000_000_000_000);
const clickId = z.string().min(1).max(200);
const delivery = z.enum(['now', 'hold', 'twice', 'forged']).default('now');

const reservation = z.strictObject({
  click_id: clickId.nullish(),
  hotel: z.string().regex(SLUG).default('zermatt-bergkristall'),
  hotel_name: z.string().max(120).optional(),
  city: z.string().max(80).optional(),
  guest: z.string().max(80).default('Robin Guest'),
  guest_email: z.email().nullish(),
  guest_language: z.enum(['en', 'de']).nullish(),
  hotel_email: z.email().nullish(),
  check_in: day.optional(),
  check_out: day.optional(),
  amount_minor: amount.optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  delivery,
});

const happening = z.strictObject({
  /** Omitted for a change of dates: the booking keeps its status. */
  status: z.enum(bookingStatuses).optional(),
  check_in: day.optional(),
  check_out: day.optional(),
  amount_minor: amount.optional(),
  occurred_at: z.iso.datetime({ offset: true }).optional(),
  delivery,
});

const flushing = z.strictObject({ order: z.enum(['forward', 'backward']).default('forward') });

/** Bookings for tests: the same desk as behind the site, as JSON. */
export async function partnerApiRoutes(app: FastifyInstance, sandbox: Sandbox, desk: Desk): Promise<void> {
  app.get('/partner/api/bookings', async () => ({ bookings: desk.list() }));
  app.get<{ Params: { id: string } }>('/partner/api/bookings/:id', async (request, reply) => {
    return desk.find(request.params.id) ?? reply.code(404).send({ error: 'There is no such booking.' });
  });
  app.post('/partner/api/bookings', async (request, reply) => {
    const parsed = reservation.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(reply, parsed.error);
    const made = toReservation(parsed.data, sandbox.clock.now());
    return made
      ? desk.book(made, parsed.data.delivery)
      : reply.code(400).send({ error: 'check_out must lie behind check_in.' });
  });
  app.post<{ Params: { id: string } }>('/partner/api/bookings/:id/events', async (request, reply) => {
    const booking = desk.find(request.params.id);
    if (!booking) return reply.code(404).send({ error: 'There is no such booking.' });
    const parsed = happening.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(reply, parsed.error);
    const happened = toHappening(parsed.data, booking);
    const key = request.headers['idempotency-key'];
    return happened
      ? desk.note(booking, { ...happened, key: typeof key === 'string' ? key.slice(0, 200) : undefined })
      : reply.code(400).send({ error: 'Say a status, or an arrival and a later departure.' });
  });
  app.post('/partner/api/deliveries', async (request, reply) => {
    const parsed = flushing.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(reply, parsed.error);
    return { sent: await desk.flush(parsed.data.order) };
  });
}

function refuse(reply: FastifyReply, error: z.ZodError): FastifyReply {
  const errors = error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  return reply.code(400).send({ error: 'This cannot be booked.', errors });
}

/** The change to store; null if nothing changed or the dates are impossible. */
function toHappening(given: z.infer<typeof happening>, booking: Booking) {
  const { status, check_in: checkIn, check_out: checkOut } = given;
  const days = checkIn && checkOut ? { checkIn, checkOut } : undefined;
  const nights = days ? nightsBetween(days.checkIn, days.checkOut) : 1;
  if ((!status && !days) || nights < 1 || nights > 365) return null;
  return {
    status: status ?? booking.status,
    amountMinor: given.amount_minor,
    occurredAt: given.occurred_at,
    delivery: given.delivery,
    days,
  };
}

function toReservation(given: z.infer<typeof reservation>, now: Date) {
  const checkIn = given.check_in ?? addDays(now.toISOString().slice(0, 10), 7);
  const checkOut = given.check_out ?? addDays(checkIn, 2);
  const nights = nightsBetween(checkIn, checkOut);
  const offer = findOffer(given.hotel, { name: given.hotel_name ?? null, city: given.city ?? null });
  if (!offer || nights < 1 || nights > 365) return null;
  return {
    offer,
    clickId: given.click_id ?? null,
    guest: given.guest,
    guestEmail: given.guest_email ?? null,
    guestLanguage: given.guest_language ?? null,
    hotelEmail: given.hotel_email ?? null,
    checkIn,
    checkOut,
    amountMinor: given.amount_minor ?? offer.nightMinor * nights,
    currency: given.currency ?? offer.currency,
  };
}
