import type { AnalyticsDay, AnalyticsRecord } from '@staylore/contract/earnings/analytics';
import { fullName } from '@staylore/contract/full-name';
import { Card } from '../../design/primitives/card/card.tsx';
import { DayChart } from '../../features/earnings/analytics/day-chart.tsx';
import { Tiles } from '../../features/earnings/analytics/tiles.tsx';
import { useFiguresHere } from '../../features/earnings/analytics/use-figures-here.ts';
import { BankSection } from '../../features/earnings/bank-details/bank-section.tsx';
import { NextPayout } from '../../features/earnings/payouts/next-payout.tsx';
import type { Api } from '../../platform/api/api-client.ts';
import type { Member } from '../../platform/page/page-context.ts';
import { useTexts } from '../../platform/texts/texts.tsx';

export async function loadOverview({ api, member }: { api: Api; member: Member }) {
  const params = { id: member.id };
  const [records, days, balances, details, next] = await Promise.all([
    api.call('GET /api/users/:id/analytics', { params, query: {} }),
    api.call('GET /api/users/:id/analytics/days', { params, query: {} }),
    api.call('GET /api/users/:id/balances', { params }),
    api.call('GET /api/users/:id/bankdetails', { params }),
    api.call('GET /api/users/:id/payouts/next', { params }),
  ]);
  return { member, record: records[0], days, balances, bankDetails: details[0] ?? null, next };
}

/** The next payout, the last 30 days, and below them the payout account. */
export function Overview({
  balances,
  bankDetails,
  member,
  next,
  ...figures
}: Awaited<ReturnType<typeof loadOverview>>) {
  return (
    <>
      <NextPayout next={next} balances={balances} bankDetails={bankDetails} />
      <Figures member={member} {...figures} />
      <BankSection stored={bankDetails} userId={member.id} memberName={fullName(member)} open={false} />
    </>
  );
}

interface FiguresProps {
  member: Member;
  record: AnalyticsRecord | undefined;
  days: AnalyticsDay[];
}

/** Tiles and chart; the server counts days in UTC, the browser then in the reader's own zone. */
function Figures(loaded: FiguresProps) {
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
