import type { Booking, BookingState } from '@staylore/contract/earnings/bookings';
import { Link } from 'react-router';
import { Skeleton } from '../../../design/primitives/skeleton/skeleton.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { PagedList } from '../../../platform/lists/paged-list.tsx';
import { usePages } from '../../../platform/lists/use-pages.ts';
import { usePaths } from '../../../platform/page/paths.ts';
import { Day } from '../../../platform/texts/day.tsx';
import { formatDay, formatMinor } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Bookings per page; a button loads more. */
const bookingsPerPage = 8;

const good = new Set<BookingState>(['payable', 'in_payout', 'paid']);
const bad = new Set<BookingState>(['cancelled', 'no_show', 'refunded', 'rejected', 'clawed_back']);

/** Bookings made through the member's links, newest first, each followed from booking to payout. */
export function BookingList({ userId }: { userId: number }) {
  const api = useApi();
  const { t } = useTexts();
  const query = usePages(['bookings', userId], (cursor, signal) => {
    const query = { limit: bookingsPerPage, ...cursor };
    return api.page('GET /api/users/:id/bookings', { params: { id: userId }, query, signal });
  });
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="text-22">
        {t('analytics.booked.title')}
      </h2>
      <div className="mt-4">
        <PagedList
          query={query}
          byButton
          skeleton={() => <Skeleton className="h-48 rounded-card" />}
          empty={<p className="rounded-8 bg-sunken px-4 py-6 text-ink-soft">{t('analytics.booked.none')}</p>}
        >
          {(bookings) => (
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {bookings.map((booking) => (
                <Item key={booking.id} booking={booking} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </section>
  );
}

function Item({ booking }: { booking: Booking }) {
  const { t, language } = useTexts();
  const amount = (minor: number) => formatMinor(minor, booking.currency, language);
  return (
    <li className="px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">
            <Hotel booking={booking} />
          </p>
          <p className="text-14 text-ink-soft">
            {t('analytics.booked.stay', {
              from: formatDay(booking.check_in, language),
              to: formatDay(booking.check_out, language),
            })}
            <span className="max-md:hidden"> · </span>
            <span className="max-md:block">{t('analytics.booked.number', { number: booking.number })}</span>
          </p>
        </div>
        <div className="sm:text-right">
          <State state={booking.state} />
          <p className="mt-1 text-14 tabular-nums">
            {t('analytics.booked.of', {
              commission: amount(booking.commission_minor),
              amount: amount(booking.amount_minor),
            })}
          </p>
        </div>
      </div>
      <Notes booking={booking} />
      <History booking={booking} />
    </li>
  );
}

function Hotel({ booking }: { booking: Booking }) {
  const paths = usePaths();
  if (booking.post === null) return booking.label;
  return (
    <Link to={paths.post(booking.post.id)} className="hover:underline">
      {booking.label}
    </Link>
  );
}

function State({ state }: { state: BookingState }) {
  const { t } = useTexts();
  const tone = good.has(state)
    ? 'bg-good-soft text-good'
    : bad.has(state)
      ? 'bg-bad-soft text-bad'
      : 'bg-sunken text-ink';
  return (
    <span className={`inline-block rounded-pill px-2.5 py-0.5 text-12 font-medium ${tone}`}>
      {t(`analytics.booked.states.${state}`)}
    </span>
  );
}

/** Further details for the creator: what is paid while the rest waits, when that becomes payable, why it does not, how the partner's list differs. */
function Notes({ booking }: { booking: Booking }) {
  const { t, language } = useTexts();
  const { paid_minor: paid, commission_minor: commission } = booking;
  const notes = [
    paid > 0 && paid < commission
      ? t('analytics.booked.paid_so_far', { amount: formatMinor(paid, booking.currency, language) })
      : null,
    booking.payable_from === null
      ? null
      : t('analytics.booked.payable_from', { day: formatDay(booking.payable_from, language) }),
    booking.reason === null ? null : t('analytics.booked.reason', { text: booking.reason }),
    booking.difference === null ? null : t('analytics.booked.difference', { text: booking.difference }),
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <p key={note} className="mt-1 text-14 text-ink-soft">
      {note}
    </p>
  ));
}

function History({ booking }: { booking: Booking }) {
  const { t, language } = useTexts();
  return (
    <details className="text-14">
      <summary className="flex min-h-9 w-fit cursor-pointer items-center text-accent">
        {t('analytics.booked.history')}
      </summary>
      <ol className="mt-1 grid gap-1 border-l-2 border-line pl-3">
        {booking.events.map((event) => (
          <li key={`${event.status} ${event.occurred_at}`}>
            <Day at={event.occurred_at} className="text-ink-soft" /> ·{' '}
            {t(`analytics.booked.states.${event.status}`)} ·{' '}
            {formatMinor(event.amount_minor, event.currency, language)}
          </li>
        ))}
      </ol>
    </details>
  );
}
