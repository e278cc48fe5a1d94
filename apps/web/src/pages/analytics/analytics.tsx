import { data, useLoaderData } from 'react-router';
import { TabLinks } from '../../design/primitives/tabs/tab-links.tsx';
import { BookingList } from '../../features/earnings/analytics/booking-list.tsx';
import { LinkFigures } from '../../features/earnings/analytics/link-figures.tsx';
import { type PageHandle, PageHead } from '../../platform/page/page-head.tsx';
import { usePaths } from '../../platform/page/paths.ts';
import { memberLoader } from '../../platform/session/require-member.ts';
import { useTexts } from '../../platform/texts/texts.tsx';
import { loadOverview, Overview } from './overview.tsx';
import { loadPayouts, PayoutsTab } from './payouts.tsx';

export const handle: PageHandle = { texts: ['analytics', 'bankDetails', 'countries', 'payouts'] };

const tabs = ['overview', 'links', 'bookings', 'payouts'] as const;

/** Initial data of the active tab; lists are fetched by the browser. One route for all tabs, as each route adds to every page. */
const load = memberLoader(async (around, args) => {
  const tab = tabs.find((name) => name === (args.params['tab'] ?? 'overview'));
  if (tab === undefined) throw data(null, { status: 404 });
  return {
    tab,
    userId: around.member.id,
    overview: tab === 'overview' ? await loadOverview(around) : null,
    payouts: tab === 'payouts' ? await loadPayouts(around) : null,
  };
});

export { load as clientLoader, load as loader };

/** A creator's earnings, in tabs with addresses of their own. */
export default function Analytics() {
  const { t } = useTexts();
  const paths = usePaths();
  const { tab, userId, overview, payouts } = useLoaderData<typeof load>();
  const links = tabs.map((name) => ({
    to: name === 'overview' ? paths.analytics : `${paths.analytics}/${name}`,
    label: t(`analytics.tabs.${name}`),
    active: name === tab,
  }));
  return (
    <div className="mx-auto max-w-page px-edge pt-8 pb-10 md:pt-12">
      <PageHead title={`${t(`analytics.tabs.${tab}`)} · ${t('analytics.title')}`} hidden />
      <h1 className="text-36 md:text-48">{t('analytics.title')}</h1>
      <p className="mt-2 mb-3 max-w-text text-balance text-ink-soft md:text-18">{t('analytics.lead')}</p>
      <TabLinks label={t('analytics.tabs.label')} tabs={links} />
      <div className="mt-6 grid grid-cols-1 gap-10 md:mt-8">
        {overview === null ? null : <Overview {...overview} />}
        {tab === 'links' ? <LinkFigures userId={userId} /> : null}
        {tab === 'bookings' ? <BookingList userId={userId} /> : null}
        {payouts === null ? null : <PayoutsTab {...payouts} />}
      </div>
    </div>
  );
}
