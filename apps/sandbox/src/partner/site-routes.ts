import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { formParam, queryParam } from '../core/query.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import type { Sandbox } from '../sandbox.ts';
import { addDays, type Booking, bookingStatuses, nightsBetween } from './booking.ts';
import type { Desk } from './desk.ts';
import { allOffers, findOffer } from './offer.ts';
import { bookingPage, bookingsPage, hotelPage, hotelsPage } from './pages.ts';

const HOUR = 3_600_000;
const day = z.iso.date();
/** How much later the button moves the clock; the hold of the product is 14 days. */
const steps = { check_out: 0, hold: 15 } as const;

/** The booking partner's site: hotels, a booking form, and what happens to a booking afterwards. */
export function partnerSiteRoutes(sandbox: Sandbox, desk: Desk) {
  return async (app: FastifyInstance): Promise<void> => {
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
          checkIn: checkIn.data,
          checkOut: checkOut.data,
          amountMinor: offer.nightMinor * nights,
          currency: offer.currency,
        },
        'now',
      );
      return reply.redirect(`/partner/bookings/${booking.id}`, 303);
    });
    await app.register(bookingRoutes(sandbox, desk));
  };
}

function bookingRoutes(sandbox: Sandbox, desk: Desk) {
  return async (app: FastifyInstance): Promise<void> => {
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
      if (status.success) await desk.note(booking, { status: status.data, delivery });
      else if (again) await desk.resend(booking, again);
      else if (until === 'check_out' || until === 'hold') moveClock(sandbox, booking, until);
      else return missing(reply, 'That cannot be done with a booking.', 400);
      return reply.redirect(`/partner/bookings/${booking.id}`, 303);
    });
  };
}

/** Moves the sandbox's clock behind the check-out, or behind the hold that follows it; never back. */
function moveClock(sandbox: Sandbox, booking: Booking, until: keyof typeof steps): void {
  const target = Date.parse(`${addDays(booking.checkOut, steps[until])}T12:00:00Z`);
  const hours = (target - sandbox.clock.now().getTime()) / HOUR;
  if (hours > 0) sandbox.clock.advance(hours);
}

function missing(reply: FastifyReply, what: string, status = 404): FastifyReply {
  const body = html`<h1>${what}</h1><p><a href="/partner">To all hotels</a></p>`;
  return sendPage(reply, { title: 'Roomwell (sandbox)', body, status });
}
