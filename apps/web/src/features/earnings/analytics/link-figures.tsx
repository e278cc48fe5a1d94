import type { LinkFigures as Figures } from '@staylore/contract/earnings/analytics';
import { Download, Link2 } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../../design/primitives/empty-state/empty-state.tsx';
import { Skeleton } from '../../../design/primitives/skeleton/skeleton.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { PagedList } from '../../../platform/lists/paged-list.tsx';
import { usePages } from '../../../platform/lists/use-pages.ts';
import { usePaths } from '../../../platform/page/paths.ts';
import { formatMinor, formatNumber } from '../../../platform/texts/format.ts';
import { type Texts, useTexts } from '../../../platform/texts/texts.tsx';

const counts = ['clicks', 'bookings', 'cancelled', 'stayed'] as const;
const amounts = ['expected', 'payable', 'paid'] as const;
/** Of a page; more come by a button. So many keep a phone page below 3,000 px. */
const linksPerPage = 8;
type Column = (typeof counts)[number] | (typeof amounts)[number];

const tool = 'flex min-h-11 items-center gap-2 font-medium text-accent hover:underline';

/** Every link with what it brought: a table where there is room, else cards with a line of counts and a line of amounts. */
export function LinkFigures({ userId }: { userId: number }) {
  const api = useApi();
  const { t } = useTexts();
  const paths = usePaths();
  const query = usePages(['analytics', 'links', userId], (cursor, signal) => {
    const query = { limit: linksPerPage, ...cursor };
    return api.page('GET /api/users/:id/analytics/links', { params: { id: userId }, query, signal });
  });
  return (
    <section aria-labelledby="link-figures">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="link-figures" className="text-22">
            {t('analytics.links.title')}
          </h2>
          <p className="text-14 text-ink-soft">{t('analytics.links.since')}</p>
        </div>
        <p className="flex flex-wrap gap-x-6">
          <Link to={paths.links} className={tool}>
            <Link2 aria-hidden="true" className="size-4.5" />
            {t('analytics.links.manage')}
          </Link>
          <a href={`/api/users/${userId}/analytics.csv`} download className={tool}>
            <Download aria-hidden="true" className="size-4.5" />
            {t('analytics.links.download')}
          </a>
        </p>
      </div>
      <div className="mt-4">
        <PagedList
          query={query}
          byButton
          skeleton={() => <Skeleton className="h-64 rounded-card" />}
          empty={
            <EmptyState
              title={t('analytics.links.none_title')}
              text={t('analytics.links.none_text')}
              action={<ButtonLink to={paths.newPost}>{t('analytics.links.none_action')}</ButtonLink>}
            />
          }
        >
          {(links) => <Table links={links} />}
        </PagedList>
      </div>
    </section>
  );
}

function nameOf(column: Column, t: Texts['t']): string {
  return column === 'clicks' || column === 'bookings'
    ? t(`analytics.${column}`)
    : t(`analytics.links.${column}`);
}

function Table({ links }: { links: readonly Figures[] }) {
  const { t, language } = useTexts();
  const cell = 'px-2 py-2.5 max-lg:p-0 lg:text-right lg:last:pr-4';
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-left text-14 tabular-nums max-lg:block">
        <thead className="border-b border-line text-ink-soft max-lg:hidden">
          <tr>
            <th scope="col" className="px-4 py-3 font-medium">
              {t('analytics.links.link')}
            </th>
            {[...counts, ...amounts].map((column) => (
              <th key={column} scope="col" className="px-2 py-3 text-right font-medium last:pr-4">
                {nameOf(column, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {links.map((link) => (
            <tr
              key={link.link_id}
              className="border-line not-first:border-t max-lg:grid max-lg:grid-cols-12 max-lg:gap-x-2 max-lg:gap-y-2 max-lg:p-4"
            >
              <th scope="row" className="px-4 py-2.5 font-medium max-lg:col-span-12 max-lg:p-0">
                <LinkName link={link} />
              </th>
              {counts.map((count) => (
                <td key={count} className={`${cell} max-lg:col-span-3`}>
                  <span className="block text-12 text-ink-soft lg:hidden">{nameOf(count, t)}</span>
                  {formatNumber(link[count], language)}
                </td>
              ))}
              {amounts.map((amount) => (
                <td key={amount} className={`${cell} max-lg:col-span-4`}>
                  <span className="block text-12 text-ink-soft lg:hidden">{nameOf(amount, t)}</span>
                  <Amounts link={link} of={amount} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LinkName({ link }: { link: Figures }) {
  const paths = usePaths();
  const picture =
    link.file === null ? (
      <span className="flex size-10 shrink-0 items-center justify-center rounded-8 bg-sunken text-ink-soft">
        <Link2 aria-hidden="true" className="size-4.5" />
      </span>
    ) : (
      <img src={link.file} alt="" loading="lazy" className="size-10 shrink-0 rounded-8 object-cover" />
    );
  const name = <span className="line-clamp-2">{link.label}</span>;
  return (
    <span className="flex items-center gap-3">
      {picture}
      {link.post_id === null ? (
        name
      ) : (
        <Link to={paths.post(link.post_id)} className="hover:underline">
          {name}
        </Link>
      )}
    </span>
  );
}

/** A line for each currency; what the bank has already counts as payable until it is paid. */
function Amounts({ link, of }: { link: Figures; of: (typeof amounts)[number] }) {
  const { language } = useTexts();
  const sums = link.sums.map((sum) => ({
    currency: sum.currency,
    minor: of === 'payable' ? sum.payable_minor + sum.in_payout_minor : sum[`${of}_minor`],
  }));
  if (sums.every(({ minor }) => minor === 0)) return <span className="text-ink-soft">–</span>;
  return sums.map(({ currency, minor }) => (
    <span key={currency} className="block whitespace-nowrap">
      {formatMinor(minor, currency, language)}
    </span>
  ));
}
