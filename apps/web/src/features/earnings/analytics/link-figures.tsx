import type { LinkFigures as Figures } from '@staylore/contract/earnings/analytics';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Link2 } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { EmptyState } from '../../../design/primitives/empty-state/empty-state.tsx';
import { Skeleton } from '../../../design/primitives/skeleton/skeleton.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { PagedList } from '../../../platform/lists/paged-list.tsx';
import { usePaths } from '../../../platform/page/paths.ts';
import { formatMinor, formatNumber } from '../../../platform/texts/format.ts';
import type { Language } from '../../../platform/texts/language.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

const counts = ['clicks', 'bookings', 'cancelled', 'stayed', 'payable', 'paid'] as const;
/** Of a page; more come by a button, so that payouts and bank details are not far below. */
const linksPerPage = 10;
type Count = (typeof counts)[number];

/** Every link with what it brought: a table where there is room, else cards, their figures in one line from a tablet on. */
export function LinkFigures({ userId }: { userId: number }) {
  const api = useApi();
  const { t } = useTexts();
  const paths = usePaths();
  const query = useInfiniteQuery({
    queryKey: ['analytics', 'links', userId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page('GET /api/users/:id/analytics/links', {
        params: { id: userId },
        query: pageParam === undefined ? { limit: linksPerPage } : { limit: linksPerPage, cursor: pageParam },
        signal,
      }),
    getNextPageParam: (page) => page.next ?? undefined,
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
        <a
          href={`/api/users/${userId}/analytics.csv`}
          download
          className="flex min-h-11 items-center gap-2 font-medium text-accent hover:underline"
        >
          <Download aria-hidden="true" className="size-4.5" />
          {t('analytics.links.download')}
        </a>
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

function nameOf(count: Count, t: ReturnType<typeof useTexts>['t']): string {
  return count === 'clicks' || count === 'bookings' ? t(`analytics.${count}`) : t(`analytics.links.${count}`);
}

function Table({ links }: { links: readonly Figures[] }) {
  const { t, language } = useTexts();
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-left text-14 tabular-nums max-md:block">
        <thead className="border-b border-line text-ink-soft max-md:hidden">
          <tr>
            <th scope="col" className="px-4 py-3 font-medium">
              {t('analytics.links.link')}
            </th>
            {counts.map((count) => (
              <th key={count} scope="col" className="px-2 py-3 text-right font-medium">
                {nameOf(count, t)}
              </th>
            ))}
            <th scope="col" className="px-4 py-3 text-right font-medium">
              {t('analytics.links.money')}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {links.map((link) => (
            <tr
              key={link.link_id}
              className="border-line not-first:border-t max-md:grid max-md:grid-cols-3 sm:max-md:grid-cols-6 max-md:gap-x-3 max-md:gap-y-2 max-md:p-4"
            >
              <th scope="row" className="px-4 py-2.5 font-medium max-md:col-span-3 max-md:p-0">
                <LinkName link={link} />
              </th>
              {counts.map((count) => (
                <td key={count} className="px-2 py-2.5 md:text-right max-md:p-0">
                  <span className="block text-12 text-ink-soft md:hidden">{nameOf(count, t)}</span>
                  {formatNumber(link[count], language)}
                </td>
              ))}
              <td className="px-4 py-2.5 sm:text-right max-md:col-span-3 max-md:p-0 sm:max-md:col-start-4 sm:max-md:row-start-1">
                <span className="block text-12 text-ink-soft md:hidden">{t('analytics.links.money')}</span>
                <Money link={link} language={language} />
              </td>
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

function Money({ link, language }: { link: Figures; language: Language }) {
  if (link.sums.length === 0) return <span className="text-ink-soft">–</span>;
  return link.sums.map((sum) => (
    <span key={sum.currency} className="block whitespace-nowrap">
      {[sum.expected_minor, sum.payable_minor + sum.in_payout_minor, sum.paid_minor]
        .map((minor) => formatMinor(minor, sum.currency, language))
        .join(' / ')}
    </span>
  ));
}
