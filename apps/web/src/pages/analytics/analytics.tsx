import type { AnalyticsDay, AnalyticsRecord, Balance } from '@staylore/contract/earnings/analytics';
import type { BankDetails } from '@staylore/contract/earnings/bank-details';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Card } from '../../design/primitives/card/card.tsx';
import { AccountSums } from '../../features/earnings/analytics/account-sums.tsx';
import { BookingList } from '../../features/earnings/analytics/booking-list.tsx';
import { DayChart } from '../../features/earnings/analytics/day-chart.tsx';
import { LinkFigures } from '../../features/earnings/analytics/link-figures.tsx';
import { Tiles } from '../../features/earnings/analytics/tiles.tsx';
import { useFiguresHere } from '../../features/earnings/analytics/use-figures-here.ts';
import BankDetailsForm from '../../features/earnings/bank-details/bank-details-form.tsx';
import { PayoutList } from '../../features/earnings/payouts/payout-list.tsx';
import type { Member } from '../../platform/page/page-context.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import type { PageHandle } from '../../platform/page/page-texts.tsx';
import { loadForMember } from '../../platform/session/require-member.ts';
import { fullName } from '../../platform/texts/full-name.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export const handle: PageHandle = { texts: ['analytics', 'bankDetails', 'countries', 'fields', 'payouts'] };

interface Loaded {
  member: Member;
  record: AnalyticsRecord | undefined;
  days: AnalyticsDay[];
  balances: Balance[];
  bankDetails: BankDetails | null;
}

function load(args: LoaderFunctionArgs): Promise<Loaded> {
  return loadForMember(args, async ({ api, member }) => {
    const params = { id: member.id };
    const [records, days, balances, details] = await Promise.all([
      api.call('GET /api/users/:id/analytics', { params, query: {} }),
      api.call('GET /api/users/:id/analytics/days', { params, query: {} }),
      api.call('GET /api/users/:id/balances', { params }),
      api.call('GET /api/users/:id/bankdetails', { params }),
    ]);
    return { member, record: records[0], days, balances, bankDetails: details[0] ?? null };
  });
}

export { load as clientLoader, load as loader };

/** A creator's earnings: the last 30 days, the account, every link, bookings, payouts, and where the money goes. */
export default function Analytics() {
  const { t } = useTexts();
  const loaded = useLoaderData<typeof load>();
  return (
    <>
      <PageHead title={t('analytics.title')} hidden />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-edge pt-8 pb-10 md:pt-12">
        <header>
          <h1 className="text-36 md:text-48">{t('analytics.title')}</h1>
          <p className="mt-2 max-w-text text-18 text-ink-soft">{t('analytics.lead')}</p>
        </header>
        <Figures loaded={loaded} />
        <AccountSums balances={loaded.balances} />
        <LinkFigures userId={loaded.member.id} />
        <BookingList userId={loaded.member.id} />
        <PayoutList userId={loaded.member.id} />
        <Card className="p-4 md:p-8">
          <BankDetailsForm
            stored={loaded.bankDetails}
            userId={loaded.member.id}
            memberName={fullName(loaded.member)}
          />
        </Card>
      </div>
    </>
  );
}

/** Tiles and chart; the server counts days in UTC, the browser at once in the reader's own zone. */
function Figures({ loaded }: { loaded: Loaded }) {
  const { t } = useTexts();
  const { record, days } = useFiguresHere(loaded);
  return (
    <section aria-labelledby="last-days" className="grid grid-cols-1 gap-4">
      <header>
        <h2 id="last-days" className="text-22">
          {t('analytics.panel')}
        </h2>
        <p className="text-14 text-ink-soft">{t('analytics.compared')}</p>
      </header>
      {record === undefined ? null : <Tiles record={record} />}
      <Card className="p-4 md:p-6">
        <DayChart days={days} />
      </Card>
    </section>
  );
}
