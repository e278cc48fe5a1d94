import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

/**
 * The book has moved money of these bookings for a payment. The keeper of the state of bookings does this job, enqueued in the moving
 * transaction, so that a state follows the book even when the mover does not know of it.
 */
export const bookMoved = defineJob('ledger.moved', z.object({ bookings: z.array(z.number().int()) }));
