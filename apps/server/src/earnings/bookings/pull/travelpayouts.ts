import { toMinor } from '@staylore/money/money';
import { z } from 'zod';
import type { TravelpayoutsApi } from '../../../config/sections/site.ts';
import { dayMs } from '../../../platform/durations.ts';
import { type FetchSafely, OutgoingError } from '../../../platform/fetch-safely/index.ts';
import {
  type Listed,
  listedName,
  listedTime,
  maxUnits,
  type NetworkList,
  readLines,
  type Stage,
} from './listed.ts';

/** Rows per answer, and most answers: a million bookings a year. */
const pageRows = 1000;
const maxPages = 1000;
const pauseMs = 700;
/** How long before a change a booking may have been made: hotels are booked up to a year ahead. */
const aheadDays = 365;
/** Statistics report every sum in dollars. */
const currency = 'USD';

const fields = ['action_id', 'sub_id', 'state', 'price_usd', 'date', 'created_at', 'updated_at'] as const;

const action = z.object({
  action_id: z.union([z.string(), z.number()]).transform(String).pipe(listedName),
  sub_id: z.string().nullish(),
  /** processing, paid, cancelled; anything else is unknown and ignored. */
  state: z.string(),
  /** Missing is not zero: such an action is ignored until it has a price. */
  price_usd: z
    .string()
    .regex(/^\d{1,12}(\.\d+)?$/)
    .refine((price) => Number(price) <= maxUnits)
    .nullish(),
  created_at: listedTime,
  updated_at: listedTime.nullish(),
});

const answer = z.object({ total_rows: z.number().int(), results: z.array(z.unknown()) });

type Action = z.output<typeof action>;

const stages: Record<string, Stage> = { processing: 'pending', paid: 'approved', cancelled: 'declined' };

/**
 * Bookings made or changed within the last days, each once, by the statistics query of Travelpayouts. It can only be queried by the day of booking,
 * so a year more is read and the rest filtered out here; in the order in which they were made, so that changes during the reading do not move any
 * between pages.
 * @throws {OutgoingError}
 */
export async function listTravelpayouts(
  fetchSafely: FetchSafely,
  api: TravelpayoutsApi,
  wanted: { now: Date; days: number; pause(milliseconds: number): Promise<unknown> },
): Promise<NetworkList> {
  const dayBefore = (days: number) =>
    new Date(wanted.now.getTime() - days * dayMs).toISOString().slice(0, 10);
  const since = dayBefore(wanted.days);
  let unreadable = 0;
  const found = new Map<string, Action>();
  let offset = 0;
  for (let pages = 0; ; pages += 1) {
    if (pages > 0) await wanted.pause(pauseMs);
    if (pages === maxPages) throw new OutgoingError('malformed', 'The statistics do not end');
    const { body } = await fetchSafely(`${api.url}/statistics/v1/execute_query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': api.token },
      body: JSON.stringify({
        fields,
        filters: [
          { field: 'type', op: 'eq', value: 'action' },
          { field: 'action_type', op: 'eq', value: 'booking' },
          { field: 'date', op: 'ge', value: dayBefore(wanted.days + aheadDays) },
        ],
        sort: [
          { field: 'created_at', order: 'asc' },
          { field: 'action_id', order: 'asc' },
        ],
        offset,
        limit: pageRows,
      }),
      as: 'json',
      schema: answer,
      timeoutMs: 30_000,
      maxBytes: 50 * 1024 * 1024,
    });
    const lines = readLines(body.results, action);
    unreadable += lines.unreadable;
    for (const one of lines.read) found.set(one.action_id, one);
    offset += body.results.length;
    if (body.results.length === 0 || offset >= body.total_rows) break;
  }
  const lately = [...found.values()].filter((one) => (one.updated_at ?? one.created_at) >= since);
  return { transactions: lately.map(listedOf), unreadable };
}

/** @returns one action in the form of all networks */
export function listedOf(one: Action): Listed {
  const price = one.price_usd ?? null;
  return {
    name: `travelpayouts:${one.action_id}`,
    number: one.action_id,
    // Reports put one dot before the link's parameter; a second one belongs to it.
    clickId: (one.sub_id ?? '').replace(/^\./, ''),
    status: one.state,
    stage: price === null ? null : (stages[one.state] ?? null),
    amountMinor: price === null ? 0 : toMinor(Number(price), currency),
    currency,
    madeAt: one.created_at,
    decidedAt: one.state === 'processing' || !one.updated_at ? null : one.updated_at,
  };
}
