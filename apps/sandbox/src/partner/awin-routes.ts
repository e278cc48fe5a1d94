import { hash } from 'node:crypto';
import { fromMinor } from '@staylore/money/money';
import type { FastifyInstance } from 'fastify';
import { bearerToken, queryParam } from '../core/query.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { Booking, BookingStatus } from './booking.ts';
import type { Desk } from './desk.ts';
import { landingOf } from './landing.ts';

/** The product's credentials at the simulated affiliate network. */
const awin = { token: 'sandbox-awin-token', publisherId: 426667, advertiserId: 18118 } as const;

const MOST_DAYS = 31;
const CALLS_A_MINUTE = 20;
/** The network's commission: 4 % of the amount. */
const RATE = 0.04;

const states: Record<BookingStatus, 'pending' | 'approved' | 'declined'> = {
  booked: 'pending',
  confirmed: 'pending',
  stayed: 'approved',
  cancelled: 'declined',
  no_show: 'declined',
  refunded: 'declined',
};

/** Awin: transactions for the bookings made here, and the deep link to the booking site. */
export async function awinRoutes(app: FastifyInstance, sandbox: Sandbox, desk: Desk): Promise<void> {
  const calls: number[] = [];
  app.get<{ Params: { id: string } }>(
    '/api.awin.com/publishers/:id/transactions/',
    async (request, reply) => {
      if (bearerToken(request) !== awin.token)
        return reply.code(401).send({ error: 'Unauthorized', description: 'Invalid access token' });
      if (request.params.id !== String(awin.publisherId))
        return reply.code(403).send({ error: 'Forbidden', description: 'No access to this publisher' });
      const minuteAgo = Date.now() - 60_000;
      while ((calls[0] ?? minuteAgo + 1) <= minuteAgo) calls.shift();
      if (calls.push(Date.now()) > CALLS_A_MINUTE)
        return reply.code(429).header('retry-after', '60').send({ error: 'Too Many Requests' });
      const from = Date.parse(`${queryParam(request, 'startDate')}Z`);
      const to = Date.parse(`${queryParam(request, 'endDate')}Z`);
      const days = (to - from) / 86_400_000;
      if (!(days >= 0 && days <= MOST_DAYS))
        return reply.code(400).send({
          error: 'Bad Request',
          description: `startDate and endDate must be given and not more than ${MOST_DAYS} days apart`,
        });
      const timezone = queryParam(request, 'timezone') ?? 'UTC';
      if (timezone !== 'UTC')
        return reply
          .code(400)
          .send({ error: 'Bad Request', description: 'Only the timezone UTC is simulated here' });
      const dateOf = queryParam(request, 'dateType') === 'validation' ? 'validationDate' : 'transactionDate';
      const all = desk.list().map(transaction);
      return all.filter((entry) => {
        const at = Date.parse(`${entry[dateOf]}Z`);
        return at >= from && at <= to;
      });
    },
  );
  app.get('/www.awin1.com/cread.php', async (request, reply) => {
    const target = queryParam(request, 'ued') ?? queryParam(request, 'p') ?? '';
    const link = { baseUrl: sandbox.baseUrl(), clickId: queryParam(request, 'clickref') };
    return reply.redirect(landingOf(target, link).href, 302);
  });
}

function transaction(booking: Booking) {
  const amount = fromMinor(booking.amountMinor, booking.currency);
  const commission = Math.round(amount * RATE * 100) / 100;
  const local = (iso: string) => iso.slice(0, 19);
  const status = states[booking.status];
  const { currency } = booking;
  const first = booking.events[0];
  const amended = booking.events.some((event) => event.amountMinor !== first?.amountMinor);
  return {
    id: Number.parseInt(hash('sha256', booking.id, 'hex').slice(0, 8), 16),
    advertiserId: awin.advertiserId,
    publisherId: awin.publisherId,
    commissionStatus: status,
    commissionAmount: { amount: commission, currency },
    saleAmount: { amount, currency },
    clickRefs: { clickRef: booking.clickId ?? '' },
    clickDate: local(booking.createdAt),
    transactionDate: local(booking.createdAt),
    validationDate:
      status === 'pending' ? null : local(booking.events.at(-1)?.occurredAt ?? booking.createdAt),
    type: 'Commission group transaction',
    declineReason: status === 'declined' ? booking.status : null,
    orderRef: booking.id,
    amended,
    amendReason: amended ? 'sum changed' : null,
    oldSaleAmount: null,
    oldCommissionAmount: null,
    paidToPublisher: false,
    paymentId: 0,
    customerCountry: 'CH',
    transactionParts: [{ commissionGroupCode: 'DEFAULT', amount, commissionAmount: commission }],
  };
}
