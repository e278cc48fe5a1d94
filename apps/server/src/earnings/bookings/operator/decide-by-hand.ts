import { PublicError } from '../../../config/public-error.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockBooking } from '../queries.ts';
import { settleBooking } from '../settle-booking.ts';
import { findBookings, setOverride } from './queries.ts';

/** An operator's possible decisions about a booking. */
export type OperatorAction = 'hold' | 'release' | 'reject';

/** The booking of this number, ours or the partner's. @throws {PublicError} if there is none, or more than one. */
export async function bookingNamed({ db }: Pick<Platform, 'db'>, name: string): Promise<number> {
  const [first, ...more] = await findBookings(db, name);
  if (first === undefined) throw new PublicError(`There is no booking ${name}.`);
  if (more.length > 0)
    throw new PublicError(
      `${name} names several bookings: ${[first, ...more].map((one) => one.name).join(', ')}.`,
    );
  return first.id;
}

/**
 * The operator's decision: `hold` keeps a commission from becoming payable, `reject` removes it, `release` revokes either. The creator sees the
 * reason.
 * @returns the state of the booking afterwards.
 */
export function decideByHand(
  { db, clock, config }: Pick<Platform, 'clock' | 'config'> & { db: Executor },
  { booking, act, reason }: { booking: number; act: OperatorAction; reason: string },
): Promise<string> {
  const at = clock.now();
  return inTransaction(db, async (trx) => {
    const row = await lockBooking(trx, booking);
    if (row === undefined) throw new PublicError(`There is no booking ${booking}.`);
    const word = {
      heldReason: act === 'hold' ? reason : act === 'release' ? null : row.held_reason,
      rejectedReason: act === 'reject' ? reason : act === 'release' ? null : row.rejected_reason,
    };
    await setOverride(trx, booking, word);
    const { decision } = await settleBooking(
      trx,
      { ...row, held_reason: word.heldReason, rejected_reason: word.rejectedReason },
      { cause: 'operator', causeId: `${act}:${booking}`, at, holdDays: config.earnings.holdDays },
    );
    return decision.state;
  });
}
