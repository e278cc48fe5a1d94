import { z } from 'zod';

/** What a network has decided about a booking: nothing yet, that it pays, that it does not. */
export type Stage = 'pending' | 'approved' | 'declined';

/** A transaction as the list of an affiliate network tells it. */
export interface Listed {
  /** The network's own name for it, with the network in front. */
  name: string;
  /** Under which number the booking is kept. */
  number: string;
  /** The click that it says brought the guest; empty where it names none. */
  clickId: string;
  /** The network's word for how far it is. */
  status: string;
  /** What that word means; null where it is not understood, and the transaction is left alone. */
  stage: Stage | null;
  amountMinor: number;
  currency: string;
  /** UTC, `YYYY-MM-DDTHH:MM:SS`. */
  madeAt: string;
  /** When it was approved or declined, as far as it is told; the same form. */
  decidedAt: string | null;
}

/** A network's list, with how many of its lines make no sense. */
export interface NetworkList {
  transactions: Listed[];
  unreadable: number;
}

/** A name that can be kept: no control characters, no longer than a name is. */
export const listedName = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}]*$/u);

/** Largest amount that a stay may cost, in units of its currency; the limit of what partners may report. */
export const mostUnits = 10_000_000_000;

/** A moment without zone whose day is in the calendar; both networks tell UTC. */
export const listedTime = z
  .string()
  .regex(/^[12]\d{3}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/)
  .transform((time) => time.slice(0, 19).replace(' ', 'T'))
  .refine((time) => {
    const at = new Date(`${time}Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(time);
  });

/** Lines of a list one by one: one that makes no sense keeps no other from being read. */
export function readLines<S extends z.ZodType>(
  lines: readonly unknown[],
  schema: S,
): { read: z.output<S>[]; unreadable: number } {
  const read = lines.flatMap((line) => {
    const checked = schema.safeParse(line);
    return checked.success ? [checked.data] : [];
  });
  return { read, unreadable: lines.length - read.length };
}
