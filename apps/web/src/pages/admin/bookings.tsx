import type { AnswerOf } from '@staylore/contract/contract';
import type { WatchedBooking } from '@staylore/contract/lifecycle/operations';
import { useLoaderData, useNavigate } from 'react-router';
import { Segmented } from '../../design/primitives/segmented/segmented.tsx';
import { Skeleton } from '../../design/primitives/skeleton/skeleton.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { PagedList } from '../../platform/lists/paged-list.tsx';
import { usePages } from '../../platform/lists/use-pages.ts';
import type { PageHandle } from '../../platform/page/page-head.tsx';
import { formatDay, formatMinor } from '../../platform/texts/format.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { BookingDecision } from './booking-decision.tsx';
import { Frame } from './frame.tsx';
import { moderatorLoader } from './load.ts';
import { Table } from './table.tsx';
import { utc } from './utc.ts';

export const handle: PageHandle = { texts: ['moderation', 'operations'] };

const views = ['on_hold', 'rejected', 'differing'] as const;
type View = (typeof views)[number];

/** Only operators see this page; its lists are fetched by the browser. */
const load = moderatorLoader<{ view: View }>(async (api, args) => {
  const named = new URL(args.request.url).searchParams.get('view');
  const view = views.find((one) => one === named) ?? 'on_hold';
  await api.call('GET /api/operations/bookings', { query: { view, limit: 1 } });
  return { view };
});

export { load as clientLoader, load as loader };

/** Bookings that an operator decides on, and what was sent to the bank. */
export default function BookingsPage() {
  const { view } = useLoaderData<typeof load>();
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <Frame part="bookings">
      <section>
        <h2 className="mb-3 text-22">{t('operations.bookings.title')}</h2>
        <Segmented
          label={t('operations.bookings.views')}
          value={view}
          options={views.map((value) => ({ value, label: t(`operations.bookings.${value}`) }))}
          onChange={(next) => void navigate(`?view=${next}`, { preventScrollReset: true })}
        />
        <Bookings key={view} view={view} />
      </section>
      <section className="mt-10">
        <h2 className="mb-3 text-22">{t('operations.payouts.title')}</h2>
        <Payouts />
      </section>
    </Frame>
  );
}

function Bookings({ view }: { view: View }) {
  const api = useApi();
  const { t } = useTexts();
  const query = usePages(
    ['operations', 'bookings', view],
    (cursor, signal) => api.page('GET /api/operations/bookings', { query: { ...cursor, view }, signal }),
    { gcTime: 0 },
  );
  return (
    <PagedList
      query={query}
      byButton
      skeleton={() => <Skeleton className="mt-4 h-24 w-full" />}
      empty={<p className="mt-4 text-ink-soft">{t('operations.bookings.none')}</p>}
    >
      {(bookings) => (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {bookings.map((booking) => (
            <li key={booking.id} className="py-4">
              <Booking booking={booking} onDecided={() => void query.refetch()} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Booking({ booking, onDecided }: { booking: WatchedBooking; onDecided(): void }) {
  const { t, language } = useTexts();
  const money = (minor: number) => formatMinor(minor, booking.currency, language);
  return (
    <>
      <p className="font-medium">{booking.hotel}</p>
      <p className="text-14">
        {t('operations.bookings.facts', {
          amount: money(booking.amount_minor),
          commission: money(booking.commission_minor),
          from: formatDay(booking.check_in, language),
          to: formatDay(booking.check_out, language),
        })}
      </p>
      <p className="text-14 text-ink-soft">
        @{booking.username} ·{' '}
        {t('operations.bookings.partner', { partner: booking.partner, id: booking.booking_id })} · #
        {booking.id}
      </p>
      {[booking.reason, booking.difference].map((text) =>
        text === null ? null : (
          <p key={text} className="mt-1 max-w-text text-14">
            {text}
          </p>
        ),
      )}
      {booking.can.decide ? (
        <BookingDecision booking={booking} onDecided={onDecided} />
      ) : (
        <p className="mt-2 text-14 text-ink-soft">{t('operations.bookings.own')}</p>
      )}
    </>
  );
}

type Run = AnswerOf<'GET /api/operations/payouts'>[number];

function Payouts() {
  const api = useApi();
  const { t, language } = useTexts();
  const query = usePages(
    ['operations', 'payouts'],
    (cursor, signal) => api.page('GET /api/operations/payouts', { query: cursor, signal }),
    { gcTime: 0 },
  );
  const sums = (run: Run) =>
    run.sums
      .map(({ amount_minor, currency, payments, refused }) =>
        [
          formatMinor(amount_minor, currency, language),
          t('operations.payouts.payments', { count: payments }),
          refused === 0 ? '' : t('operations.payouts.refused', { count: refused }),
        ]
          .filter((part) => part !== '')
          .join(', '),
      )
      .join(' · ');
  return (
    <PagedList
      query={query}
      byButton
      skeleton={() => <Skeleton className="h-24 w-full" />}
      empty={<p className="text-ink-soft">{t('operations.payouts.none')}</p>}
    >
      {(runs) => (
        <Table
          label={t('operations.payouts.title')}
          head={(['created', 'file', 'state', 'sums'] as const).map((column) =>
            t(`operations.payouts.columns.${column}`),
          )}
          rows={runs.map((run) => ({
            key: run.id,
            cells: [
              <time key="created" dateTime={run.created_at} className="whitespace-nowrap">
                {utc(run.created_at)}
              </time>,
              run.message_id,
              t(`operations.payouts.states.${run.state}`),
              sums(run),
            ],
          }))}
        />
      )}
    </PagedList>
  );
}
