import { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
import { defineJob, enqueue } from '../../platform/jobs/index.ts';

const payload = z.object({
  hotelId: z.number().int(),
  /** Who posted about the hotel, and when; their other stays around that time tell namesakes apart. */
  userId: z.number().int(),
  at: z.iso.datetime(),
  /** The scan or import that brought it, which has one budget; named so because servers of the previous version run these jobs too. */
  undertaking: z.string().max(120),
});

/** Places a hotel that an import named: by a known record, else by a maps service if one is configured. */
export const placeHotel = defineJob('hotels.place', payload, { maxAttempts: 5, urgency: 'background' });

export type Placing = z.output<typeof payload>;

/** Schedules placing a hotel. One after the other, as services have rate limits. */
export function planPlacing(trx: Executor, placing: Placing): Promise<void> {
  return enqueue(trx, placeHotel, placing, { key: String(placing.hotelId), queue: 'maps' });
}
