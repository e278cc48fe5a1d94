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
