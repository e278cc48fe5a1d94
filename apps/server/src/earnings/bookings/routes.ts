import { failIfTooMany } from '../../platform/errors.ts';
import type { Api } from '../../platform/guard/guard.ts';
import { pageOfRows, requestOf, sendPage } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import { answer, ask, openLink, viewByLink } from './by-link/service.ts';
import { presentBooking } from './list/present.ts';
import { bookingsOf } from './list/queries.ts';
import { receive } from './receive.ts';

/** What partners report, what creators see of it, and a booking by the links of its two sides. */
export function bookingRoutes(api: Api, platform: Platform): void {
  const { db, config } = platform;

  api.serve('POST /api/partners/:partner/conversions', async ({ params, body }) => {
    const { duplicate } = await receive(platform, {
      partner: params.partner,
      eventId: body.event_id,
      bookingId: body.booking_id,
      clickId: body.click_id ?? '',
      status: body.status,
      amountMinor: body.amount_minor,
      currency: body.currency,
      checkIn: body.check_in,
      checkOut: body.check_out,
      occurredAt: new Date(body.occurred_at),
      travellerEmail: body.traveller_email ?? null,
      travellerLanguage: body.traveller_language ?? null,
      hotelEmail: body.hotel_email ?? null,
      source: 'push',
    });
    return { received: true as const, duplicate };
  });

  api.serve('GET /api/users/:id/bookings', async (call) => {
    const page = await pageOfRows(requestOf(call), {
      cursor: ['time', 'bigint'],
      visibleRows: (wanted) => bookingsOf(db, wanted),
      position: (row) => [row.booked_at.toISOString(), row.id],
    });
    return sendPage(call, page).map((row) =>
      presentBooking(row, { ...config.earnings, language: call.language }),
    );
  });

  api.serve('GET /api/bookings/by-link/:token', async ({ params }) =>
    viewByLink(platform, await openLink(db, params.token)),
  );

  api.serve('POST /api/bookings/by-link/:token/requests', async ({ params, body, countFor }) => {
    const link = await openLink(db, params.token);
    failIfTooMany('bookings.asked_often', await countFor(`${link.booking} ${link.side}`));
    const [checkIn, checkOut] = [body.check_in ?? null, body.check_out ?? null];
    await ask(platform, { ...link, kind: body.kind, checkIn, checkOut, message: body.message });
    return viewByLink(platform, link);
  });

  api.serve('POST /api/bookings/by-link/:token/requests/:id', async ({ params, body }) => {
    const link = await openLink(db, params.token);
    await answer(platform, {
      ...link,
      requestId: params.id,
      action: body.action,
      message: body.message,
    });
    return viewByLink(platform, link);
  });
}
