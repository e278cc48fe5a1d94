import { z } from 'zod';
import type { Executor } from '../../platform/db/database.ts';
import { defineJob, enqueue } from '../../platform/jobs/index.ts';

const payload = z.object({
  hotelId: z.number().int(),
  /** Who told of the hotel, and of when; their other stays around that time tell namesakes apart. */
  userId: z.number().int(),
  at: z.iso.datetime(),
  /** The scan or import in which it came, which shares one budget. */
  undertaking: z.string().max(120),
});

/** Places a hotel that an import named: a known record, else a maps service where one is configured. */
export const placeHotel = defineJob('hotels.place', payload, { maxAttempts: 5, urgency: 'background' });

export type Placing = z.output<typeof payload>;

/** Has a hotel placed later. One after the other, as services count questions a second. */
export function planPlacing(trx: Executor, placing: Placing): Promise<void> {
  return enqueue(trx, placeHotel, placing, { key: String(placing.hotelId), queue: 'maps' });
}
