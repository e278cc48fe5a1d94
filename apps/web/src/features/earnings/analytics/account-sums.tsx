import type { Balance } from '@staylore/contract/earnings/analytics';
import { toMinor } from '@staylore/money/money';
import { Card } from '../../../design/primitives/card/card.tsx';
import { formatDay, formatMinor } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

const steps = ['expected', 'payable', 'in_payout', 'paid'] as const;

/** The creator's ledger balances, one row per currency, from expected to paid; the currency in which most was earned comes first. */
export function AccountSums({ balances }: { balances: readonly Balance[] }) {
  const { t, language } = useTexts();
  return (
    <section aria-labelledby="account-sums">
      <h2 id="account-sums" className="text-22">
        {t('analytics.sums.title')}
      </h2>
      {balances.length === 0 ? (
        <p className="mt-3 rounded-8 bg-sunken px-4 py-6 text-ink-soft">{t('analytics.sums.none')}</p>
      ) : (
        <div className="mt-4 grid gap-3">
          {balances.toSorted(byWorth).map((balance) => (
            <Card key={balance.currency} className="p-4 md:p-5">
              <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
                {steps.map((step) => (
                  <div key={step}>
                    <dt className="text-14 text-ink-soft">{t(`analytics.sums.${step}`)}</dt>
                    <dd className="font-serif text-22 tabular-nums">
                      {formatMinor(balance[`${step}_minor`], balance.currency, language)}
                    </dd>
                  </div>
                ))}
              </dl>
              <InEuros balance={balance} />
            </Card>
          ))}
          <p className="text-14 text-ink-soft">{t('analytics.sums.expected_hint')}</p>
        </div>
      )}
    </section>
  );
}

/** Currencies without a known rate come last. */
const byWorth = (one: Balance, other: Balance) => (other.total_euro ?? 0) - (one.total_euro ?? 0);

/** The value in euros, if the currency is another one and a rate is known. */
function InEuros({ balance }: { balance: Balance }) {
  const { t, language } = useTexts();
  if (balance.total_euro === null || balance.rate_day === null) return null;
  return (
    <p className="mt-3 text-14 text-ink-soft">
      {t('analytics.sums.in_euros', {
        amount: formatMinor(toMinor(balance.total_euro, 'EUR'), 'EUR', language),
        day: formatDay(balance.rate_day, language).replaceAll(' ', '\u00a0'),
      })}
    </p>
  );
}
