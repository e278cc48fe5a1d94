import type { LinkedBooking } from '@staylore/contract/earnings/bookings';
import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { BookingFacts } from '../../features/earnings/bookings/components/booking-facts.tsx';
import { RequestForm } from '../../features/earnings/bookings/components/request-form.tsx';
import { RequestList } from '../../features/earnings/bookings/components/request-list.tsx';
import { orNull } from '../../platform/api/problem.ts';
import { apiContext } from '../../platform/page/page-context.ts';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['bookings'] };

interface Loaded {
  token: string;
  /** `null` for a link that leads to no booking. */
  booking: LinkedBooking | null;
}

async function load({ context, params }: LoaderFunctionArgs): Promise<Loaded> {
  const token = params['token'] ?? '';
  const api = context.get(apiContext);
  const booking = await orNull(api.call('GET /api/bookings/by-link/:token', { params: { token } }));
  return { token, booking };
}

export { load as clientLoader, load as loader };

/** The page of a booking's traveller or hotel: what was booked, what either side asked for, and the answers. */
export default function BookingByLinkPage() {
  const { token, booking } = useLoaderData<typeof load>();
  return booking === null ? <DeadLink /> : <BookingPage key={token} token={token} loaded={booking} />;
}

function BookingPage({ token, loaded }: { token: string; loaded: LinkedBooking }) {
  const { t } = useTexts();
  const [booking, setBooking] = useState(loaded);
  const isWaiting = booking.requests.some((request) => request.state === 'open');
  return (
    <Frame
      title={t(`bookings.by_link.title.${booking.side}`, { hotel: booking.hotel })}
      lead={t(`bookings.by_link.lead.${booking.side}`)}
    >
      <BookingFacts booking={booking} />
      <Part title={t('bookings.by_link.history.title')}>
        <RequestList token={token} booking={booking} onAnswered={setBooking} />
      </Part>
      <Part title={t('bookings.by_link.ask.title')}>
        {booking.can_ask ? (
          <RequestForm token={token} booking={booking} onSent={setBooking} />
        ) : (
          <p className="text-ink-soft">
            {t(isWaiting ? 'bookings.by_link.ask.waiting' : 'bookings.by_link.ask.closed')}
          </p>
        )}
      </Part>
    </Frame>
  );
}

function DeadLink() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <div className="lost mx-auto max-w-page px-edge pt-12 md:pt-16">
      <Hidden />
      <div>
        <h1 className="text-36 md:text-48">{t('bookings.by_link.dead.title')}</h1>
        <p className="mt-4 mb-8 max-w-text text-18 text-ink-soft">{t('bookings.by_link.dead.lead')}</p>
        <ButtonLink to={paths.contact}>{t('actions.write_to_us')}</ButtonLink>
      </div>
    </div>
  );
}

/** No search engines and no referrer: the address is a secret, which must not reach other sites. */
function Hidden() {
  const { t } = useTexts();
  return (
    <>
      <PageHead title={t('bookings.by_link.meta_title')} hidden />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-column gap-10 px-edge pt-8 md:pt-14">
      <Hidden />
      <header>
        <h1 className="text-36 break-words hyphens-auto">{title}</h1>
        <p className="mt-3 text-ink-soft">{lead}</p>
      </header>
      {children}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-22">{title}</h2>
      {children}
    </section>
  );
}
