import type { NotificationKind } from '@staylore/contract/members/notifications';
import { formatMinor, fromMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import type { Transaction } from 'kysely';
import type { Config } from '../../config/config.ts';
import { mailMember, userById } from '../../members/accounts/index.ts';
import { notify, wantsMail } from '../../members/notifications/index.ts';
import type { Tables } from '../../platform/db/tables.d.ts';
import { button, facts, heading, paragraph, subjectLine } from '../../platform/mail/index.ts';
import { mailHotel, mailTraveller } from './by-link/mails.ts';
import { earns, type FoldedBooking } from './fold-events.ts';
import { daysText } from './mail-wording.ts';
import { type BookingRow, markConfirmationSent } from './queries.ts';
import { isAgainstClick } from './reasons.ts';

type Trx = Transaction<Tables>;
type Kind = Extract<NotificationKind, 'booking' | 'booking_confirmed' | 'booking_cancelled'>;

/** A booking before and after an event. */
export interface BookingChange {
  row: BookingRow;
  before: FoldedBooking | null;
  after: FoldedBooking;
  commissionMinor: number;
  at: Date;
}

/** Notifies everyone whom an event concerns, once for each change of the booking: repeated and late events change nothing. */
export async function notifyOfBooking(trx: Trx, config: Config, change: BookingChange): Promise<void> {
  const kind = notificationKind(change);
  // No notification of a commission that does not exist.
  if (kind !== null && !isAgainstClick(change.row.rejected_reason))
    await notifyCreator(trx, config, { ...change, kind });
  const { row, after, at } = change;
  if (after.status !== 'confirmed' || row.confirmation_sent_at !== null) return;
  if (row.traveller_email === null) return;
  await markConfirmationSent(trx, row.id, at);
  await mailTraveller(trx, config, change);
  await mailHotel(trx, config, change);
}

/** The notification of a change to the creator; null for none. */
export function notificationKind({ before, after }: Pick<BookingChange, 'before' | 'after'>): Kind | null {
  const earned = before !== null && earns(before.status);
  if (!earns(after.status)) return earned ? 'booking_cancelled' : null;
  if (after.status === 'booked') return earned ? null : 'booking';
  const wasConfirmed = earned && before.status !== 'booked';
  return wasConfirmed ? null : 'booking_confirmed';
}

async function notifyCreator(
  trx: Trx,
  config: Config,
  change: BookingChange & { kind: Kind },
): Promise<void> {
  const { row, after, commissionMinor, at, kind } = change;
  const { currency } = after;
  await notify(trx, {
    userId: row.user_id,
    kind,
    ...(row.post_id === null ? {} : { postId: row.post_id }),
    payload: {
      location: row.label,
      amount: fromMinor(after.amountMinor, currency),
      commission: fromMinor(commissionMinor, currency),
      currency,
    },
    at,
  });
  if (!(await wantsMail(trx, row.user_id, kind))) return;
  const member = await userById(trx, row.user_id);
  if (member === undefined) return;
  await mailMember(trx, { ...member, now: at }, (t, language) => {
    const subject = t(`bookings.mails.${kind}.subject`, { hotel: row.label });
    return {
      subject: subjectLine(subject),
      parts: [
        heading(subject),
        paragraph(t(`bookings.mails.${kind}.text`, { hotel: row.label })),
        facts([
          [t('bookings.mails.dates'), daysText(after.checkIn, after.checkOut, language)],
          [
            t('bookings.mails.amount'),
            formatMinor(after.amountMinor, currency, { locale: locales[language] }),
          ],
          [
            t('bookings.mails.commission'),
            formatMinor(commissionMinor, currency, { locale: locales[language] }),
          ],
          [t('bookings.mails.number'), row.booking_id],
        ]),
        button(t('bookings.mails.button'), `${config.http.publicUrl}/${language}/analytics`),
      ],
    };
  });
}
