import { bookingHandlers, bookingSchedules, proveBookings } from './features/bookings/index.ts';
import { digestHandlers, digestSchedules } from './features/digest/index.ts';
import { exchangeRateHandlers, exchangeRateSchedules } from './features/exchange-rates/index.ts';
import { hotelHandlers, hotelSchedules } from './features/hotels/index.ts';
import { rescanHandlers, rescanSchedules } from './features/imports/index.ts';
import { importHandlers } from './features/instagram-import/index.ts';
import { leavingHandlers, leavingSchedules } from './features/leaving/index.ts';
import { ledgerHandlers, ledgerSchedules } from './features/ledger/index.ts';
import { linkHandlers, linkSchedules } from './features/links/index.ts';
import { mediaHandlers } from './features/media/index.ts';
import { payoutHandlers, payoutSchedules } from './features/payouts/index.ts';
import { takeoutHandlers, takeoutSchedules } from './features/takeout/index.ts';
import type { JobHandler, Schedule } from './platform/jobs.ts';
import { createMailer, mailHandler } from './platform/mail.ts';
import type { Platform } from './platform/platform.ts';

/** Everything that is done later. A feature with jobs is added here. */
export function jobHandlers(platform: Platform): JobHandler[] {
  const mailer = platform.config.mail === undefined ? undefined : createMailer(platform.config.mail);
  platform.onClose(async () => mailer?.close());
  return [
    ...mediaHandlers(platform),
    ...importHandlers(platform),
    ...rescanHandlers(platform),
    ...hotelHandlers(platform),
    ...digestHandlers(platform),
    ...linkHandlers(platform),
    ...bookingHandlers(platform),
    ...exchangeRateHandlers(platform),
    ...ledgerHandlers(platform, [proveBookings]),
    ...payoutHandlers(platform),
    ...takeoutHandlers(platform),
    ...leavingHandlers(platform),
    mailHandler(mailer),
  ];
}

/** Work at fixed times. A feature with a schedule is added here. */
export const jobSchedules: readonly Schedule[] = [
  ...rescanSchedules,
  ...hotelSchedules,
  ...digestSchedules,
  ...linkSchedules,
  ...bookingSchedules,
  ...exchangeRateSchedules,
  ...ledgerSchedules,
  ...payoutSchedules,
  ...takeoutSchedules,
  ...leavingSchedules,
];
