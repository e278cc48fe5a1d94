import { z } from 'zod';
import { defineJob, handleJob, type JobHandler, type Schedule } from '../../platform/jobs/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { placeHotel } from '../hotels/index.ts';
import { choosePlaces } from '../places/index.ts';
import type { MoveOthers } from './merge.ts';
import { deleteOldLookups } from './placing/lookup.ts';
import { placeOneHotel } from './placing/place-hotel.ts';
import { rekeyHandler } from './rekey.ts';

const forgetLookups = defineJob('hotels.forget_lookups', z.object({}), { urgency: 'background' });

export function hotelHandlers(platform: Platform, moveOthers: MoveOthers): JobHandler[] {
  const dependencies = { db: platform.db, clock: platform.clock, places: choosePlaces(platform), moveOthers };
  return [
    handleJob(placeHotel, async (placing, context) => {
      try {
        await placeOneHotel(dependencies, placing, context);
      } catch (error) {
        if (!context.isLastAttempt) throw error;
        // The hotel stays where the post put it; no operator needs to act.
        context.log.warn({ err: error, hotel: placing.hotelId }, 'A hotel could not be placed');
      }
    }),
    handleJob(forgetLookups, () => deleteOldLookups(platform)),
    rekeyHandler(platform, moveOthers),
  ];
}

/** Every night. */
export const hotelSchedules: readonly Schedule[] = [
  { name: 'hotels.forget_lookups', job: forgetLookups, pattern: '40 3 * * *', payload: {} },
];
