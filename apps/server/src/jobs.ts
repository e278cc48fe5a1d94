import { shippedPictureHandlers } from './demo/pictures.ts';
import { digestHandlers, digestSchedules } from './discovery/digest/index.ts';
import { bookingHandlers, bookingSchedules, verifyBookings } from './earnings/bookings/index.ts';
import { exchangeRateHandlers, exchangeRateSchedules } from './earnings/exchange-rates/index.ts';
import { ledgerHandlers, ledgerSchedules } from './earnings/ledger/index.ts';
import { payoutHandlers, payoutSchedules } from './earnings/payouts/index.ts';
import { importHandlers } from './imports/photo-network/index.ts';
import { rescanHandlers, rescanSchedules } from './imports/review/index.ts';
import { moveWishes } from './imports/wishes/index.ts';
import { leavingHandlers, leavingSchedules } from './lifecycle/leaving/index.ts';
import { moderationHandlers, moderationSchedules } from './lifecycle/moderation/index.ts';
import { retentionHandlers, retentionSchedules } from './lifecycle/retention/index.ts';
import { takeoutHandlers, takeoutSchedules } from './lifecycle/takeout/index.ts';
import { pushHandlers } from './members/push/index.ts';
import { termsHandlers, termsSchedules } from './members/terms/index.ts';
import type { JobHandler, Schedule } from './platform/jobs/index.ts';
import { createMailer, mailHandler } from './platform/mail/index.ts';
import { deletePicturesHandler } from './platform/pictures/index.ts';
import type { Platform } from './platform/platform.ts';
import { hotelHandlers, hotelSchedules } from './stays/hotel-upkeep/index.ts';
import { linkHandlers, linkSchedules } from './stays/links/index.ts';
import { pictureHandlers } from './stays/pictures/index.ts';

/** All job handlers. A feature with jobs is added here. */
export function jobHandlers(platform: Platform): JobHandler[] {
  const mailer = platform.config.mail === undefined ? undefined : createMailer(platform.config.mail);
  platform.onClose(async () => mailer?.close());
  return [
    deletePicturesHandler(platform),
    ...pictureHandlers(platform),
    ...importHandlers(platform),
    ...rescanHandlers(platform),
    ...hotelHandlers(platform, moveWishes),
    ...pushHandlers(platform),
    ...digestHandlers(platform),
    ...linkHandlers(platform),
    ...bookingHandlers(platform),
    ...exchangeRateHandlers(platform),
    ...ledgerHandlers(platform, [verifyBookings]),
    ...payoutHandlers(platform),
    ...termsHandlers(platform),
    ...takeoutHandlers(platform),
    ...leavingHandlers(platform),
    ...moderationHandlers(platform),
    ...retentionHandlers(platform),
    ...shippedPictureHandlers(platform),
    mailHandler(mailer),
  ];
}

/** All schedules. A feature with a schedule is added here. */
export const jobSchedules: readonly Schedule[] = [
  ...rescanSchedules,
  ...hotelSchedules,
  ...digestSchedules,
  ...linkSchedules,
  ...bookingSchedules,
  ...exchangeRateSchedules,
  ...ledgerSchedules,
  ...payoutSchedules,
  ...termsSchedules,
  ...takeoutSchedules,
  ...leavingSchedules,
  ...moderationSchedules,
  ...retentionSchedules,
];
