import { createHmac } from 'node:crypto';
import type { Sandbox } from '../core/sandbox.ts';
import type { Booking, BookingEvent } from './booking.ts';

const TIMEOUT_MS = 10_000;

/** `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`, the value of `X-Staylore-Signature`. */
function signature(body: string, { secret, seconds }: { secret: string; seconds: number }): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

function conversionBody(booking: Booking, event: BookingEvent): string {
  return JSON.stringify({
    event_id: event.id,
    booking_id: booking.id,
    click_id: booking.clickId,
    status: event.status,
    amount_minor: event.amountMinor,
    currency: booking.currency,
    check_in: event.checkIn ?? booking.checkIn,
    check_out: event.checkOut ?? booking.checkOut,
    occurred_at: event.occurredAt,
    ...(booking.guestEmail && { traveller_email: booking.guestEmail }),
    ...(booking.guestLanguage && { traveller_language: booking.guestLanguage }),
    ...(booking.hotelEmail && { hotel_email: booking.hotelEmail }),
  });
}

/** Sends one event to the product and returns what came back. Never throws. */
export async function sendPostback(
  sandbox: Sandbox,
  { booking, event, forged }: { booking: Booking; event: BookingEvent; forged?: boolean },
): Promise<BookingEvent['deliveries'][number]> {
  const body = conversionBody(booking, event);
  const seconds = Math.floor(sandbox.clock.now().getTime() / 1000);
  const secret = forged ? 'not-the-secret' : sandbox.config.partnerSecret;
  const at = sandbox.clock.now().toISOString();
  try {
    const response = await fetch(`${sandbox.config.publicUrl}/api/partners/sandbox/conversions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-staylore-signature': signature(body, { secret, seconds }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { at, status: response.status, answer: (await response.text()).slice(0, 300) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { at, status: null, answer: cause instanceof Error ? cause.message.slice(0, 300) : 'no answer' };
  }
}

/** Whether a retry may help: no answer, a server error, or clocks that do not agree yet (401). */
export function worthRetrying(status: number | null): boolean {
  return status === null || status >= 500 || status === 401 || status === 429;
}
