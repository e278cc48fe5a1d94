import type { LinkedBooking } from '@staylore/contract/earnings/bookings';
import type { ReactNode } from 'react';
import { formatDay, formatMinor } from '../../../../platform/texts/format.ts';
import { useTexts } from '../../../../platform/texts/texts.tsx';

export function BookingFacts({ booking }: { booking: LinkedBooking }) {
  const { t, language } = useTexts();
  return (
    <dl className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 md:p-6">
      <Fact term={t('bookings.by_link.arrival')}>{formatDay(booking.check_in, language)}</Fact>
      <Fact term={t('bookings.by_link.departure')}>{formatDay(booking.check_out, language)}</Fact>
      <Fact term={t('bookings.by_link.status')}>{t(`bookings.by_link.statuses.${booking.status}`)}</Fact>
      <Fact term={t('bookings.by_link.amount')}>
        {formatMinor(booking.amount_minor, booking.currency, language)}
      </Fact>
      <Fact
        term={t('bookings.by_link.number')}
        className="sm:col-span-2 sm:flex sm:items-baseline sm:justify-between sm:gap-8 sm:border-line sm:border-t sm:pt-5"
      >
        <span className="break-all">{booking.number}</span>
      </Fact>
    </dl>
  );
}

function Fact({ term, className, children }: { term: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-14 text-ink-soft">{term}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
