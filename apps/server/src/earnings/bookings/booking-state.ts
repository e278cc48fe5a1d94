import type { BookingState } from '@staylore/contract/earnings/bookings';
import { dayMs } from '../../platform/durations.ts';
import type { Positions, Target } from '../ledger/index.ts';
import { commissionOf } from './commission.ts';
import { earns, type FoldedBooking } from './fold-events.ts';

/** An operator's manual decision about a booking: its reason, or null. */
export interface OperatorOverride {
  heldReason: string | null;
  rejectedReason: string | null;
}

/** The state of a booking, and what that makes it worth. */
export interface Decision {
  state: BookingState;
  /** The total owed to the creator: 0 if nothing is earned. */
  commissionMinor: number;
  target: Target | null;
  /**
   * When the hold begins: at the end of the check-out day or with the report of the stay, whichever is later. Null if there was no stay.
   */
  holdFrom: Date | null;
  isPayable: boolean;
}

/** Decides from everything that is known of a booking, and nothing else. */
export function decideBooking(known: {
  folded: FoldedBooking;
  override: OperatorOverride;
  book: { positions: Positions; everPaid: boolean };
  now: Date;
  holdDays: number;
}): Decision {
  const { folded, override, book, now, holdDays } = known;
  const isRejected = override.rejectedReason !== null;
  const isHeld = override.heldReason !== null;
  const earned = earns(folded.status) && !isRejected;
  const commissionMinor = earned ? commissionOf(folded.amountMinor) : 0;
  const holdFrom = folded.status === 'stayed' ? holdStart(folded) : null;
  const isDue = holdFrom !== null && holdFrom.getTime() + holdDays * dayMs <= now.getTime();
  const isPayable = earned && isDue && !isHeld;
  return {
    state: stateOf({ folded, isRejected, isHeld, isPayable, commissionMinor, book }),
    commissionMinor,
    target:
      commissionMinor === 0
        ? null
        : {
            currency: folded.currency,
            amountMinor: commissionMinor,
            account: isPayable ? 'payable' : 'expected',
          },
    holdFrom,
    isPayable,
  };
}

function holdStart({ checkOut, stayReportedAt }: FoldedBooking): Date {
  const endOfDay = Date.parse(`${checkOut}T00:00:00Z`) + dayMs;
  return new Date(Math.max(endOfDay, stayReportedAt?.getTime() ?? 0));
}

function stateOf(known: {
  folded: FoldedBooking;
  isRejected: boolean;
  isHeld: boolean;
  isPayable: boolean;
  commissionMinor: number;
  book: { positions: Positions; everPaid: boolean };
}): BookingState {
  const { folded, isRejected, isHeld, isPayable, commissionMinor, book } = known;
  const held = [...book.positions.values()];
  if (commissionMinor === 0 && book.everPaid) return 'clawed_back';
  const own = book.positions.get(folded.currency);
  const locked = own === undefined ? 0 : own.in_payout + own.paid;
  // What was paid does not hide what waits beside it: for the end of the hold, or for the operator.
  if (commissionMinor > locked && !isPayable) return isHeld ? 'on_hold' : folded.status;
  if (held.some((position) => position.in_payout > 0)) return 'in_payout';
  if (held.some((position) => position.paid > 0)) return 'paid';
  if (isRejected) return 'rejected';
  if (!earns(folded.status)) return folded.status;
  if (isHeld) return 'on_hold';
  return isPayable ? 'payable' : folded.status;
}
