import type { BookingSide } from '@staylore/contract/earnings/bookings';
import type { Language } from '@staylore/contract/fields';
import { formatMinor } from '@staylore/money/money';
import { locales } from '@staylore/phrases/locales';
import { textsIn } from '@staylore/phrases/texts-in';
import type { Transaction } from 'kysely';
import type { Config } from '../../../config/config.ts';
import { hashOfToken, newToken } from '../../../platform/crypto/index.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';
import {
  button,
  enqueueMail,
  facts,
  heading,
  layOutMail,
  type MailPart,
  paragraph,
  quote,
  smallPrint,
  subjectLine,
  unlinked,
} from '../../../platform/mail/index.ts';
import type { FoldedBooking } from '../fold-events.ts';
import { dayText, guestLanguage, hotelLanguage } from '../mail-wording.ts';
import { insertLink, type RequestRow } from './queries.ts';

type Trx = Transaction<Tables>;

export interface MailedBooking {
  id: number;
  booking_id: string;
  label: string;
  traveller_email: string | null;
  traveller_language: string | null;
  hotel_email: string | null;
  hotel_country: string | null;
}

/** Recipient for a side. Without an address the operator's support handles it. */
function addresseeOf(
  row: MailedBooking,
  side: BookingSide,
  config: Config,
): { to: string; language: Language } {
  const own = side === 'traveller' ? row.traveller_email : row.hotel_email;
  const language =
    side === 'traveller' ? guestLanguage(row.traveller_language) : hotelLanguage(row.hotel_country);
  return { to: own ?? config.company.mail.general, language };
}

/** A new link to the page of a side. Links of earlier mails keep working. */
async function bookingLink(
  trx: Trx,
  config: Config,
  link: { booking: number; side: BookingSide; language: Language },
): Promise<string> {
  const token = newToken();
  await insertLink(trx, { tokenHash: hashOfToken(token), booking: link.booking, side: link.side });
  return `${config.http.publicUrl}/${link.language}/bookings/${token}`;
}

async function mailSide(
  trx: Trx,
  config: Config,
  mail: {
    row: MailedBooking;
    side: BookingSide;
    subject: (language: Language) => string;
    parts: (language: Language) => MailPart[];
  },
): Promise<void> {
  const { row, side } = mail;
  const { to, language } = addresseeOf(row, side, config);
  const t = textsIn(language);
  const url = await bookingLink(trx, config, { booking: row.id, side, language });
  const subject = subjectLine(mail.subject(language));
  const laidOut = layOutMail({
    language,
    subject,
    parts: [
      heading(mail.subject(language)),
      ...mail.parts(language),
      button(t('bookings.mails.page'), url),
      smallPrint(t('bookings.mails.keep')),
    ],
    footer: [smallPrint(t(`bookings.mails.footer.${side}`))],
  });
  await enqueueMail(trx, { to, subject, ...laidOut });
}

interface Confirmed {
  row: MailedBooking;
  after: FoldedBooking;
}

/** The stay is paid in full: the traveller gets the confirmation with a link for changes. */
export function mailTraveller(trx: Trx, config: Config, change: Confirmed): Promise<void> {
  return mailConfirmed(trx, config, { ...change, side: 'traveller' });
}

/** The hotel is notified of a booking through Staylore if its address is known. */
export async function mailHotel(trx: Trx, config: Config, change: Confirmed): Promise<void> {
  if (change.row.hotel_email !== null) await mailConfirmed(trx, config, { ...change, side: 'hotel' });
}

function mailConfirmed(trx: Trx, config: Config, change: Confirmed & { side: BookingSide }): Promise<void> {
  const { row, after, side } = change;
  const values = { hotel: row.label, number: row.booking_id };
  return mailSide(trx, config, {
    row,
    side,
    subject: (language) => textsIn(language)(`bookings.mails.confirmed.${side}.subject`, values),
    parts: (language) => {
      const t = textsIn(language);
      return [
        paragraph(t(`bookings.mails.confirmed.${side}.text`, values)),
        facts([
          [t('bookings.mails.hotel'), unlinked(row.label)],
          [t('bookings.mails.check_in'), dayText(after.checkIn, language)],
          [t('bookings.mails.check_out'), dayText(after.checkOut, language)],
          [
            t('bookings.mails.amount'),
            formatMinor(after.amountMinor, after.currency, { locale: locales[language] }),
          ],
          [t('bookings.mails.number'), row.booking_id],
        ]),
        paragraph(t(`bookings.mails.confirmed.${side}.changes`)),
      ];
    },
  });
}

/** Notifies a side that a request was made, accepted, declined or withdrawn. */
export function mailRequest(
  trx: Trx,
  config: Config,
  news: {
    row: MailedBooking;
    request: RequestRow;
    to: BookingSide;
    what: 'asked' | 'accepted' | 'declined' | 'withdrawn';
    message: string;
  },
): Promise<void> {
  const { row, request, what, message } = news;
  return mailSide(trx, config, {
    row,
    side: news.to,
    subject: (language) =>
      textsIn(language)(`bookings.mails.requests.${what}.${request.kind}`, { hotel: row.label }),
    parts: (language) => {
      const t = textsIn(language);
      return [
        paragraph(t(`bookings.mails.requests.${what}.text`, { hotel: row.label, number: row.booking_id })),
        ...(request.check_in === null || request.check_out === null
          ? []
          : [
              facts([
                [t('bookings.mails.requests.check_in'), dayText(request.check_in, language)],
                [t('bookings.mails.requests.check_out'), dayText(request.check_out, language)],
              ]),
            ]),
        ...(message === '' ? [] : [quote(message)]),
      ];
    },
  });
}
