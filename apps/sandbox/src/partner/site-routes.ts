import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { formParam, queryParam } from '../core/query.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { addDays, type Booking, type BookingStatus, bookingStatuses, nightsBetween } from './booking.ts';
import type { Desk } from './desk.ts';
import { allOffers, findOffer, hotelEmail } from './offer.ts';
import { bookingPage, bookingsPage, hotelPage, hotelsPage } from './pages.ts';

const HOUR = 3_600_000;
const day = z.iso.date();
/** The product's hold, plus an hour. */
const holdHours = 14 * 24 + 1;
/** How long the product takes to follow an advanced clock; until then it would refuse our signature. */
const followMs = 2600;

/** The booking partner's site: hotels, a booking form, and the later events of a booking. */
export async function partnerSiteRoutes(app: FastifyInstance, sandbox: Sandbox, desk: Desk): Promise<void> {
  app.get('/partner', async (request, reply) =>
    sendPage(reply, {
      title: 'Roomwell (sandbox)',
      body: hotelsPage(allOffers(), queryParam(request, 'q') ?? ''),
    }),
  );
  app.get('/partner/bookings', async (_request, reply) =>
    sendPage(reply, { title: 'Bookings', body: bookingsPage(desk.list()) }),
  );
  app.get<{ Params: { slug: string } }>('/partner/hotels/:slug', async (request, reply) => {
    const given = {
      name: queryParam(request, 'name'),
      city: queryParam(request, 'city'),
      country: queryParam(request, 'country'),
    };
    const offer = findOffer(request.params.slug, given);
    if (!offer) return missing(reply, 'This hotel is not on sale here.');
    const today = sandbox.clock.now().toISOString().slice(0, 10);
    const dates = { checkIn: addDays(today, 7), checkOut: addDays(today, 9) };
    const clickId = queryParam(request, 'click_id')?.slice(0, 200) ?? null;
    return sendPage(reply, { title: offer.name, body: hotelPage(offer, { ...dates, clickId }) });
  });
  app.post<{ Params: { slug: string } }>('/partner/hotels/:slug', async (request, reply) => {
    const offer = findOffer(request.params.slug, {
      name: formParam(request, 'name'),
      city: formParam(request, 'city'),
      country: formParam(request, 'country'),
    });
    const checkIn = day.safeParse(formParam(request, 'check_in'));
    const checkOut = day.safeParse(formParam(request, 'check_out'));
    const nights = checkIn.success && checkOut.success ? nightsBetween(checkIn.data, checkOut.data) : 0;
    if (!offer || !checkIn.success || !checkOut.success || nights < 1 || nights > 60) {
      return missing(reply, 'Please choose an arrival and a later departure, at most 60 nights.', 400);
    }
    const booking = await desk.book(
      {
        offer,
        clickId: formParam(request, 'click_id') || null,
        guest: (formParam(request, 'guest')?.trim() || 'Robin Guest').slice(0, 80),
        guestEmail: z
          .email()
          .nullable()
          .catch(null)
          .parse(formParam(request, 'guest_email') ?? null),
        guestLanguage: z.enum(['en', 'de']).catch('en').parse(formParam(request, 'guest_language')),
        hotelEmail: hotelEmail(offer.slug),
        checkIn: checkIn.data,
        checkOut: checkOut.data,
        amountMinor: offer.nightMinor * nights,
        currency: offer.currency,
      },
      'now',
    );
    return reply.redirect(`/partner/bookings/${booking.id}`, 303);
  });
  await app.register((scope) => bookingRoutes(scope, sandbox, desk));
}

async function bookingRoutes(app: FastifyInstance, sandbox: Sandbox, desk: Desk): Promise<void> {
  app.get<{ Params: { id: string } }>('/partner/bookings/:id', async (request, reply) => {
    const booking = desk.find(request.params.id);
    if (!booking) return missing(reply, 'There is no such booking.');
    return sendPage(reply, {
      title: `Booking ${booking.id}`,
      body: bookingPage(booking, sandbox.clock.now()),
    });
  });
  app.post<{ Params: { id: string } }>('/partner/bookings/:id', async (request, reply) => {
    const booking = desk.find(request.params.id);
    if (!booking) return missing(reply, 'There is no such booking.');
    const status = z.enum(bookingStatuses).safeParse(formParam(request, 'status'));
    const delivery = z
      .enum(['now', 'hold', 'twice', 'forged'])
      .catch('now')
      .parse(formParam(request, 'delivery'));
    const again = formParam(request, 'again');
    const until = formParam(request, 'until');
    if (status.success) {
      if (advance(sandbox, arrivalOf(status.data, booking))) await wait(followMs);
      await desk.note(booking, { status: status.data, delivery });
    } else if (again) await desk.resend(booking, again);
    else if (until === 'check_out') advance(sandbox, arrivalOf('stayed', booking));
    else if (until === 'hold') advance(sandbox, holdEnd(booking));
    else return missing(reply, 'That cannot be done with a booking.', 400);
    return reply.redirect(`/partner/bookings/${booking.id}`, 303);
  });
}

/** The earliest time for this event; null if the clock does not matter. */
function arrivalOf(status: BookingStatus, booking: Booking): number | null {
  if (status === 'stayed') return Date.parse(`${booking.checkOut}T11:00:00Z`);
  return status === 'no_show' ? Date.parse(`${booking.checkIn}T23:00:00Z`) : null;
}

/** When the hold ends: it runs from the end of the check-out day or the report of the stay. */
function holdEnd(booking: Booking): number {
  const reported = booking.events.filter((event) => event.status === 'stayed').at(-1)?.occurredAt;
  const from = Math.max(Date.parse(addDays(booking.checkOut, 1)), Date.parse(reported ?? booking.checkOut));
  return from + holdHours * HOUR;
}

/** Advances the sandbox's clock to a given time, never back. Returns whether it moved. */
function advance(sandbox: Sandbox, target: number | null): boolean {
  const hours = ((target ?? 0) - sandbox.clock.now().getTime()) / HOUR;
  if (hours > 0) sandbox.clock.advance(hours);
  return hours > 0;
}

function missing(reply: FastifyReply, what: string, status = 404): FastifyReply {
  const body = html`<h1>${what}</h1><p><a href="/partner">To all hotels</a></p>`;
  return sendPage(reply, { title: 'Roomwell (sandbox)', body, status });
}
