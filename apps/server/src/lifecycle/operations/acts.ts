import type { ClaimEnd } from '@staylore/contract/lifecycle/operations';
import { decideByHand, type OperatorAction } from '../../earnings/bookings/index.ts';
import { endClaim } from '../../imports/claims/index.ts';
import type { Executor } from '../../platform/db/database.ts';
import { reviveJob } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Actor, writeAudit } from '../audit/index.ts';
import { bookingById } from './queries.ts';

interface By {
  by: Actor;
}

/** Applies an operator's decision about a booking, and records it; returns the state afterwards. Call in a transaction. */
export async function decideOnBooking(
  platform: Pick<Platform, 'clock' | 'config'> & { db: Executor },
  { by, ...decision }: By & { booking: number; act: OperatorAction; reason: string },
): Promise<string> {
  const { db, clock } = platform;
  const { act, booking } = decision;
  const state = await decideByHand(platform, decision);
  const memberId = (await bookingById(db, booking))?.user_id;
  const details = { booking, act, state };
  await writeAudit(db, { at: clock.now(), by, act: 'operations.booking_decided', memberId, details });
  return state;
}

/** Ends the proven claim of a handle, and records it. Call in a transaction. */
export async function endClaimOf(
  platform: Pick<Platform, 'clock' | 'config'> & { db: Executor },
  { by, ...ending }: By & { handle: string; userId: number; why: ClaimEnd },
): Promise<void> {
  const { db, clock } = platform;
  await endClaim(db, platform, ending);
  const { handle, userId: memberId, why } = ending;
  await writeAudit(db, {
    at: clock.now(),
    by,
    act: 'operations.claim_ended',
    memberId,
    details: { handle, why },
  });
}

/** Lets a dead job be tried again, and records it. Call in a transaction. */
export async function retryDeadJob(
  { db, clock }: { db: Executor } & Pick<Platform, 'clock'>,
  { by, id, job }: By & { id: number; job: string },
): Promise<void> {
  await reviveJob(db, id);
  await writeAudit(db, {
    at: clock.now(),
    by,
    act: 'operations.job_retried',
    details: { id, job },
  });
}
