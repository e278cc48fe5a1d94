import { z } from 'zod';

/** What a network has decided about a booking: nothing yet, to pay, or not to pay. */
export type Stage = 'pending' | 'approved' | 'declined';

/** A transaction as listed by an affiliate network. */
export interface Listed {
  /** The network's id for it, prefixed with the network. */
  name: string;
  /** The number under which the booking is stored. */
  number: string;
  /** The reference of the click that brought the guest; empty if there is none. */
  clickId: string;
  /** The network's word for its status. */
  status: string;
  /** What that word means; null if it is unknown, and the transaction is ignored. */
  stage: Stage | null;
  amountMinor: number;
  currency: string;
  /** UTC, `YYYY-MM-DDTHH:MM:SS`. */
  madeAt: string;
  /** When it was approved or declined, if known; in the same format. */
  decidedAt: string | null;
}

/** A network's list, with the number of its lines that are invalid. */
export interface NetworkList {
  transactions: Listed[];
  unreadable: number;
}

/** A valid id: no control characters, and not too long. */
export const listedName = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}]*$/u);

/** Largest amount that a stay may cost, in units of its currency; the limit of what partners may report. */
export const maxUnits = 10_000_000_000;

/** A valid timestamp without zone; both networks use UTC. */
export const listedTime = z
  .string()
  .regex(/^[12]\d{3}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/)
  .transform((time) => time.slice(0, 19).replace(' ', 'T'))
  .refine((time) => {
    const at = new Date(`${time}Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(time);
  });

/** Lines of a list one by one: an invalid one does not keep the others from being read. */
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
