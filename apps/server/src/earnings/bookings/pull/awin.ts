import { toMinor } from '@staylore/money/money';
import { z } from 'zod';
import type { AwinApi } from '../../../config/sections/site.ts';
import { dayMs } from '../../../platform/durations.ts';
import type { FetchSafely } from '../../../platform/fetch-safely/index.ts';
import {
  type Listed,
  listedName,
  listedTime,
  maxUnits,
  type NetworkList,
  readLines,
  type Stage,
} from './listed.ts';

/** Longest span of one request, and calls a minute, as Awin allows them. */
const windowDays = 31;
const pauseMs = 3100;

const money = z.object({
  amount: z.number().min(0).max(maxUnits),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

const transaction = z.object({
  id: z.union([z.number(), z.string()]).transform(String).pipe(listedName),
  /** pending, approved, declined, deleted; anything else is unknown and ignored. */
  commissionStatus: z.string(),
  saleAmount: money,
  clickRefs: z.object({ clickRef: z.string().nullish() }).nullish(),
  transactionDate: listedTime,
  validationDate: listedTime.nullish(),
  orderRef: listedName.nullish(),
});

type AwinTransaction = z.output<typeof transaction>;

const stages: Record<string, Stage> = {
  pending: 'pending',
  approved: 'approved',
  declined: 'declined',
  deleted: 'declined',
};

/** Spans of at most 31 days, newest first. */
export function windowsOf(now: Date, days: number): { from: Date; to: Date }[] {
  const count = Math.max(1, Math.ceil(days / windowDays));
  return Array.from({ length: count }, (_, index) => {
    const to = new Date(now.getTime() - index * windowDays * dayMs);
    return { from: new Date(to.getTime() - windowDays * dayMs), to };
  });
}

/**
 * Transactions made or validated within the last days, each once. Times are requested and answered in UTC.
 * @throws {OutgoingError}
 */
export async function listAwin(
  fetchSafely: FetchSafely,
  api: AwinApi,
  wanted: { now: Date; days: number; pause(milliseconds: number): Promise<unknown> },
): Promise<NetworkList> {
  let unreadable = 0;
  const found = new Map<string, AwinTransaction>();
  const questions = windowsOf(wanted.now, wanted.days).flatMap((span) =>
    (['transaction', 'validation'] as const).map((dateType) => ({ ...span, dateType })),
  );
  for (const [index, { from, to, dateType }] of questions.entries()) {
    if (index >= 2) await wanted.pause(pauseMs);
    const url = new URL(`${api.url}/publishers/${encodeURIComponent(api.publisherId)}/transactions/`);
    url.searchParams.set('startDate', from.toISOString().slice(0, 19));
    url.searchParams.set('endDate', to.toISOString().slice(0, 19));
    url.searchParams.set('timezone', 'UTC');
    url.searchParams.set('dateType', dateType);
    const { body } = await fetchSafely(url, {
      as: 'json',
      schema: z.array(z.unknown()),
      headers: { authorization: `Bearer ${api.token}` },
      timeoutMs: 30_000,
      maxBytes: 50 * 1024 * 1024,
      maxValues: 2_000_000,
    });
    const lines = readLines(body, transaction);
    unreadable += lines.unreadable;
    for (const one of lines.read) found.set(one.id, one);
  }
  return { transactions: [...found.values()].map(listedOf), unreadable };
}

function listedOf(one: AwinTransaction): Listed {
  const { amount, currency } = one.saleAmount;
  return {
    name: `awin:${one.id}`,
    number: one.orderRef || `awin-${one.id}`,
    clickId: one.clickRefs?.clickRef ?? '',
    status: one.commissionStatus,
    stage: stages[one.commissionStatus] ?? null,
    amountMinor: toMinor(amount, currency),
    currency,
    madeAt: one.transactionDate,
    decidedAt: one.validationDate ?? null,
  };
}
