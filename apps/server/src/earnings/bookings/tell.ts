import type { NotificationKind } from '@staylore/contract/members/notifications';
import { formatMinor, fromMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Transaction } from 'kysely';
import type { Config } from '../../config/config.ts';
import { mailMember, userById } from '../../members/accounts/index.ts';
import { notify, wantsMail } from '../../members/notifications/index.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { button, facts, heading, paragraph, subjectLine } from '../../platform/mail/index.ts';
import { mailHotel, mailTraveller } from './by-link/mails.ts';
import { type BookingRow, markConfirmationSent } from './queries.ts';
import { earns, type FoldedBooking } from './states.ts';
import { dayText } from './words.ts';

type Trx = Transaction<Tables>;
type Kind = Extract<NotificationKind, 'booking' | 'booking_confirmed' | 'booking_cancelled'>;

/** A booking before and after an event. */
export interface Turn {
  row: BookingRow;
  before: FoldedBooking | null;
  after: FoldedBooking;
  commissionMinor: number;
  at: Date;
}

/** Tells those whom an event concerns, once for each turn that a booking takes: repeats and late news turn nothing. */
export async function tellOfBooking(trx: Trx, config: Config, turn: Turn): Promise<void> {
  const kind = newsOf(turn);
  if (kind !== null) await tellCreator(trx, config, { ...turn, kind });
  const { row, after, at } = turn;
  if (after.status !== 'confirmed' || row.confirmation_sent_at !== null) return;
  if (row.traveller_email === null) return;
  await markConfirmationSent(trx, row.id, at);
  await mailTraveller(trx, config, turn);
  await mailHotel(trx, config, turn);
}

/** What the turn means to the creator; null for news that change nothing. */
export function newsOf({ before, after }: Pick<Turn, 'before' | 'after'>): Kind | null {
  const earned = before !== null && earns(before.status);
  if (!earns(after.status)) return earned ? 'booking_cancelled' : null;
  if (after.status === 'booked') return earned ? null : 'booking';
  const wasConfirmed = earned && before.status !== 'booked';
  return wasConfirmed ? null : 'booking_confirmed';
}

async function tellCreator(trx: Trx, config: Config, turn: Turn & { kind: Kind }): Promise<void> {
  const { row, after, commissionMinor, at, kind } = turn;
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
  const language = member.language ?? 'en';
  const t = textsIn(language);
  const subject = t(`bookings.mails.${kind}.subject`, { hotel: row.label });
  await mailMember(trx, {
    to: member.email,
    language,
    subject: subjectLine(subject),
    parts: [
      heading(subject),
      paragraph(t(`bookings.mails.${kind}.text`, { hotel: row.label })),
      facts([
        [
          t('bookings.mails.dates'),
          `${dayText(after.checkIn, language)} – ${dayText(after.checkOut, language)}`,
        ],
        [t('bookings.mails.amount'), formatMinor(after.amountMinor, currency, { locale: locales[language] })],
        [
          t('bookings.mails.commission'),
          formatMinor(commissionMinor, currency, { locale: locales[language] }),
        ],
        [t('bookings.mails.number'), row.booking_id],
      ]),
      button(t('bookings.mails.button'), `${config.http.publicUrl}/${language}/analytics`),
    ],
  });
}
