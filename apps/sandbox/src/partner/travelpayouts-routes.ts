import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { queryParam } from '../core/query.ts';
import type { Sandbox } from '../core/sandbox.ts';
import type { Booking, BookingStatus } from './booking.ts';
import type { Desk } from './desk.ts';
import { landingOf } from './landing.ts';

const TOKEN = 'sandbox-travelpayouts-token';
const MOST_LINKS = 10;
const RATE = 0.04;

const states: Record<BookingStatus, 'processing' | 'paid' | 'cancelled'> = {
  booked: 'processing',
  confirmed: 'processing',
  stayed: 'paid',
  cancelled: 'cancelled',
  no_show: 'cancelled',
  refunded: 'cancelled',
};

const linksBody = z.object({
  trs: z.number().int(),
  marker: z.number().int(),
  shorten: z.boolean().default(false),
  links: z
    .array(z.object({ url: z.string().max(2000), sub_id: z.string().max(100).optional() }))
    .min(1)
    .max(MOST_LINKS),
});

const filter = z.object({
  field: z.string(),
  op: z.enum(['eq', 'ge']),
  value: z.union([z.string(), z.number()]),
});
const queryBody = z.object({
  fields: z.array(z.string()).min(1).max(60),
  filters: z.array(filter).max(20).default([]),
  sort: z
    .array(z.object({ field: z.string(), order: z.literal('asc') }))
    .max(5)
    .default([]),
  offset: z.number().int().min(0).default(0),
  limit: z.number().int().min(1).max(10_000).default(100),
});

type Row = Record<string, string | null>;

/** Travelpayouts: partner links, and statistics queries over the bookings made here. Amounts are reported as dollars, one to one. */
export async function travelpayoutsRoutes(app: FastifyInstance, sandbox: Sandbox, desk: Desk): Promise<void> {
  app.post('/api.travelpayouts.com/links/v1/create', async (request, reply) => {
    if (!isAllowed(request)) return refuse(reply, 401, 'Unauthorized');
    const parsed = linksBody.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, parsed.error.issues[0]?.message ?? 'Bad request');
    const { trs, marker, shorten, links } = parsed.data;
    const made = links.map(({ url, sub_id: subId }) => {
      const partnerUrl = new URL(`${sandbox.baseUrl()}/tp.media/r`);
      for (const [name, value] of Object.entries({ marker, trs, u: url, sub_id: subId })) {
        if (value !== undefined) partnerUrl.searchParams.set(name, String(value));
      }
      return { url, code: 'success', partner_url: partnerUrl.href };
    });
    return { result: { trs, marker, shorten, links: made }, code: 'success', status: 200 };
  });
  app.get('/tp.media/r', async (request, reply) => {
    const link = { baseUrl: sandbox.baseUrl(), clickId: queryParam(request, 'sub_id') };
    return reply.redirect(landingOf(queryParam(request, 'u') ?? '', link).href, 302);
  });
  app.post('/api.travelpayouts.com/statistics/v1/execute_query', async (request, reply) => {
    if (!isAllowed(request)) return refuse(reply, 401, 'Unauthorized');
    const parsed = queryBody.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, parsed.error.issues[0]?.message ?? 'Bad request');
    const { fields, offset, limit } = parsed.data;
    const unknown = namesIn(parsed.data).find((name) => !fieldNames.includes(name));
    if (unknown !== undefined) return refuse(reply, 400, `unknown field ${unknown.slice(0, 40)}`);
    const rows = select(desk.list().map(row), parsed.data);
    const results = rows
      .slice(offset, offset + limit)
      .map((entry) => Object.fromEntries(fields.map((name) => [name, entry[name] ?? null])));
    return { fields, total_rows: rows.length, offset, limit, results };
  });
}

function isAllowed(request: FastifyRequest): boolean {
  return request.headers['x-access-token'] === TOKEN;
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ error: message, code: status });
}

const fieldNames = [
  'action_id',
  'sub_id',
  'campaign_id',
  'state',
  'type',
  'action_type',
  'price_usd',
  'profit_usd',
  'paid_profit_usd',
  'date',
  'created_at',
  'updated_at',
];

function namesIn({ fields, filters, sort }: z.infer<typeof queryBody>): string[] {
  return [...fields, ...filters.map(({ field }) => field), ...sort.map(({ field }) => field)];
}

/** UTC without a zone, as in the statistics. */
function local(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

function row(booking: Booking): Row {
  const sum = booking.amountMinor / 100;
  const profit = (sum * RATE).toFixed(2);
  const state = states[booking.status];
  return {
    action_id: `100:${booking.id}`,
    // The real service puts a dot before the given value.
    sub_id: booking.clickId === null ? '' : `.${booking.clickId}`,
    campaign_id: '100',
    state,
    type: 'action',
    action_type: 'booking',
    price_usd: sum.toFixed(2),
    profit_usd: state === 'cancelled' ? '0.00' : profit,
    paid_profit_usd: state === 'paid' ? profit : null,
    date: booking.createdAt.slice(0, 10),
    created_at: local(booking.createdAt),
    updated_at: local(booking.events.at(-1)?.occurredAt ?? booking.createdAt),
  };
}

function select(rows: Row[], { filters, sort }: z.infer<typeof queryBody>): Row[] {
  const compare = (one: string | null | undefined, other: string | null | undefined) =>
    (one ?? '').localeCompare(other ?? '', 'en', { numeric: true });
  const kept = rows.filter((entry) =>
    filters.every(({ field, op, value }) => {
      const difference = compare(entry[field], String(value));
      return op === 'eq' ? difference === 0 : difference >= 0;
    }),
  );
  return kept.toSorted((a, b) =>
    sort.reduce((difference, { field }) => difference || compare(a[field], b[field]), 0),
  );
}
