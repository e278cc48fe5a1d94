import type { Payout } from '@staylore/contract/earnings/payouts';
import { FileText } from 'lucide-react';
import { Skeleton } from '../../../design/primitives/skeleton/skeleton.tsx';
import { useApi } from '../../../platform/api/api.tsx';
import { PagedList } from '../../../platform/lists/paged-list.tsx';
import { usePages } from '../../../platform/lists/use-pages.ts';
import { Day } from '../../../platform/texts/day.tsx';
import { formatMinor } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

/** Payouts per page; a button loads more. */
const payoutsPerPage = 4;

const tones = {
  in_payout: 'bg-sunken text-ink',
  paid: 'bg-good-soft text-good',
  rejected: 'bg-bad-soft text-bad',
  returned: 'bg-bad-soft text-bad',
} as const;

/** Payments to the creator, newest first, each with its credit note once the bank has accepted it. */
export function PayoutList({ userId }: { userId: number }) {
  const api = useApi();
  const { t } = useTexts();
  const query = usePages(['payouts', userId], (cursor, signal) => {
    const query = { limit: payoutsPerPage, ...cursor };
    return api.page('GET /api/users/:id/payouts', { params: { id: userId }, query, signal });
  });
  return (
    <section aria-labelledby="payouts">
      <h2 id="payouts" className="text-22">
        {t('payouts.title')}
      </h2>
      <div className="mt-4">
        <PagedList
          query={query}
          byButton
          skeleton={() => <Skeleton className="h-20 rounded-card" />}
          empty={<p className="rounded-8 bg-sunken px-4 py-6 text-ink-soft">{t('payouts.none')}</p>}
        >
          {(payouts) => (
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {payouts.map((payout) => (
                <Item key={payout.id} payout={payout} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </section>
  );
}

function Item({ payout }: { payout: Payout }) {
  const { t, language } = useTexts();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 md:grid md:grid-cols-[1fr_auto] md:px-5">
      <p className="font-serif text-22 whitespace-nowrap tabular-nums">
        {formatMinor(payout.amount_minor, payout.currency, language)}
      </p>
      {payout.credit_note === null ? null : (
        <a
          href={`/api/payouts/${payout.id}/credit-note`}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center gap-2 font-medium text-14 text-accent hover:underline md:row-span-2 md:text-16"
        >
          <FileText aria-hidden="true" className="size-4.5" />
          {t('payouts.credit_note')}
        </a>
      )}
      <div className="max-md:basis-full md:col-start-1">
        <p className="text-14 text-ink-soft">
          <span
            className={`mr-2.5 inline-block rounded-pill px-2.5 py-0.5 text-12 font-medium ${tones[payout.state]}`}
          >
            {t(`payouts.states.${payout.state}`)}
          </span>
          <Day at={payout.settled_at ?? payout.created_at} /> ·{' '}
          {t('payouts.to', { last4: payout.iban_last4 })}
        </p>
        {payout.reason === null ? null : (
          <p className="text-14 text-bad">
            {payout.reason} {payout.state === 'returned' && t('payouts.check_details')}
          </p>
        )}
      </div>
    </li>
  );
}
