import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

/**
 * The ledger has moved money of these bookings for a payment. The owner of booking states runs this job, enqueued in the moving transaction, so
 * that a state follows the ledger even if the mover does not know about it.
 */
export const bookMoved = defineJob('ledger.moved', z.object({ bookings: z.array(z.number().int()) }));
