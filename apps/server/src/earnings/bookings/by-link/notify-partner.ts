import { z } from 'zod';
import { OutgoingError } from '../../../platform/fetch-safely/index.ts';
import { defineJob, HopelessJob, handleJob, type JobHandler } from '../../../platform/jobs/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bookingBehind, requestById } from './queries.ts';

/** Sends an accepted request to the partner, who then reports the change as an event. */
export const notifyPartner = defineJob('bookings.tell_partner', z.object({ request: z.number().int() }));

/** How an accepted request is reported to the partner. */
export function notifyPartnerHandler({ config, db, fetchSafely }: Platform): JobHandler {
  return handleJob(notifyPartner, async ({ request: id }, { log, signal }) => {
    const request = await requestById(db, id);
    const booking = request === undefined ? undefined : await bookingBehind(db, request.booking);
    if (request === undefined || booking === undefined) throw new HopelessJob('The request is gone');
    const { partner } = config;
    if (partner === undefined || partner.name !== booking.partner)
      throw new HopelessJob(`The partner ${booking.partner} cannot be told: it is not configured`);
    const change =
      request.kind === 'cancel'
        ? { status: 'cancelled' }
        : { check_in: request.check_in, check_out: request.check_out };
    try {
      await fetchSafely(`${partner.url}/api/bookings/${encodeURIComponent(booking.booking_id)}/events`, {
        as: 'text',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${partner.key}`,
          // A repeat after a crash is recognised by it.
          'idempotency-key': `staylore-request-${id}`,
        },
        body: JSON.stringify(change),
        signal,
      });
    } catch (error) {
      if (error instanceof OutgoingError && !error.isTransient)
        throw new HopelessJob('The partner refuses the change', { cause: error });
      throw error;
    }
    log.info({ request: id }, 'The partner was told of an accepted request');
  });
}
