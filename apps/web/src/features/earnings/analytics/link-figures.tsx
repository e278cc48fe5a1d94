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
/** Rows per page; a button loads more. This many keep a phone page below 3,000 px. */
const linksPerPage = 8;
type Column = (typeof counts)[number] | (typeof amounts)[number];

const tool = 'flex min-h-11 items-center gap-2 font-medium text-accent hover:underline';

/** Every link with its results: a table if there is room, else cards with counts and amounts side by side. */
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
  const { t } = useTexts();
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
        {links.map((link) => (
          <Rows key={link.link_id} link={link} />
        ))}
      </table>
    </div>
  );
}

const cell =
  'px-2 py-2.5 max-lg:flex max-lg:justify-between max-lg:gap-2 max-lg:p-0 lg:text-right lg:align-middle lg:last:pr-4';
const row =
  'max-lg:grid max-lg:grid-flow-dense max-lg:grid-cols-[2fr_3fr] max-lg:gap-x-5 max-[22rem]:gap-x-3 max-lg:gap-y-1.5 max-[20rem]:block';

/** A link: one row per currency, so that a cell holds one amount; its counts are in the first. */
function Rows({ link }: { link: Figures }) {
  const { t, language } = useTexts();
  const earned = link.sums.filter((sum) => amounts.some((amount) => minorOf(sum, amount) !== 0));
  const [first = null, ...others] = earned;
  const span = { rowSpan: others.length + 1 };
  return (
    <tbody className="border-line not-first-of-type:border-t max-lg:grid max-lg:gap-y-3 max-lg:p-4">
      <tr className={row}>
        <th
          {...span}
          scope="row"
          className="px-4 py-2.5 font-medium max-lg:col-span-2 max-lg:p-0 max-lg:pb-1"
        >
          <LinkName link={link} />
        </th>
        {counts.map((count) => (
          <td key={count} {...span} className={`${cell} max-lg:col-start-1`}>
            <Label>{nameOf(count, t)}</Label>
            <Value>{link[count] === 0 ? null : formatNumber(link[count], language)}</Value>
          </td>
        ))}
        <Amounts sum={first} />
      </tr>
      {others.map((sum) => (
        <tr key={sum.currency} className={row}>
          <Amounts sum={sum} />
        </tr>
      ))}
    </tbody>
  );
}

const Label = ({ children }: { children: string }) => (
  <span className="text-ink-soft lg:hidden">{children}</span>
);

/** Zero is shown as a muted dash, for counts and amounts. */
const Value = ({ children }: { children: string | null }) => (
  <span className={children === null ? 'text-ink-soft' : 'whitespace-nowrap'}>{children ?? '–'}</span>
);

type Sum = Figures['sums'][number];

/** What is with the bank counts as payable until it is paid. */
const minorOf = (sum: Sum, amount: (typeof amounts)[number]): number =>
  amount === 'payable' ? sum.payable_minor + sum.in_payout_minor : sum[`${amount}_minor`];

/** Cells of one currency; without any, dashes. */
function Amounts({ sum }: { sum: Sum | null }) {
  const { t, language } = useTexts();
  return amounts.map((amount) => (
    <td key={amount} className={`${cell} max-lg:col-start-2`}>
      <Label>{nameOf(amount, t)}</Label>
      <Value>
        {sum === null || minorOf(sum, amount) === 0
          ? null
          : formatMinor(minorOf(sum, amount), sum.currency, language)}
      </Value>
    </td>
  ));
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
