import type { Balance } from '@staylore/contract/earnings/analytics';
import type { BankDetails } from '@staylore/contract/earnings/bank-details';
import type { NextPayout as Next } from '@staylore/contract/earnings/payouts';
import { ButtonLink } from '../../../design/primitives/button/button-link.tsx';
import { Card } from '../../../design/primitives/card/card.tsx';
import { usePaths } from '../../../platform/page/paths.ts';
import { formatDay, formatMinor } from '../../../platform/texts/format.ts';
import { type Texts, useTexts } from '../../../platform/texts/texts.tsx';

interface Props {
  next: readonly Next[];
  balances: readonly Balance[];
  bankDetails: BankDetails | null;
}

/** The creator's next payout and its date, or what it waits for; below it, what else is pending. */
export function NextPayout({ next, balances, bankDetails }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const paths = usePaths();
  return (
    <Card className="p-5 md:p-8">
      <section aria-labelledby="next-payout">
        <h2 id="next-payout" className="font-sans text-14 font-medium tracking-normal text-ink-soft">
          {t('payouts.next.title')}
        </h2>
        {next.length === 0 ? (
          <>
            <p className="mt-1 font-serif text-28 md:text-36">{t('payouts.next.nothing')}</p>
            {balances.length === 0 ? (
              <p className="mt-1 max-w-text text-ink-soft">{t('payouts.next.nothing_text')}</p>
            ) : null}
          </>
        ) : (
          <div className="mt-1 flex flex-wrap gap-x-12 gap-y-4">
            {next.map((sum) => (
              <div key={sum.currency} className="max-w-72 md:max-w-none">
                <p className="font-serif text-[min(var(--text-36),9vw)] leading-tight tracking-tight whitespace-nowrap tabular-nums md:text-48">
                  {formatMinor(sum.amount_minor, sum.currency, texts.language)}
                </p>
                <p className="max-w-text text-balance text-ink-soft">{whenPaid(sum, bankDetails, texts)}</p>
              </div>
            ))}
          </div>
        )}
        {next.some(({ waits_for }) => waits_for !== null && waits_for !== 'minimum') ? (
          <ButtonLink to={`${paths.analytics}/payouts`} kind="secondary" className="mt-4">
            {t('payouts.next.to_bank')}
          </ButtonLink>
        ) : null}
        <OnTheWay balances={balances} />
      </section>
    </Card>
  );
}

/** A sentence below the amount. Missing bank details may also mean waiting for the end of a pause, or for the address to be confirmed. */
function whenPaid(sum: Next, bankDetails: BankDetails | null, { t, language }: Texts): string {
  const { currency, day, minimum_minor, waits_for } = sum;
  if (waits_for === null)
    return day === null ? t('payouts.next.planned') : t('payouts.next.on', { day: formatDay(day, language) });
  if (waits_for === 'no_bank_details' && bankDetails !== null) {
    const until = bankDetails.paused_until;
    return until === null
      ? t('payouts.next.unconfirmed')
      : t('payouts.next.paused', { day: formatDay(until, language) });
  }
  const minimum = formatMinor(minimum_minor, currency, language);
  return t(`payouts.next.${waits_for}`, { currency, minimum });
}

/** What is not payable yet, and what the bank already has, one line each. */
function OnTheWay({ balances }: { balances: readonly Balance[] }) {
  const { t, language } = useTexts();
  const lines = balances.flatMap(({ currency, expected_minor, in_payout_minor }) => [
    ...(expected_minor > 0
      ? [t('payouts.next.expected', { amount: formatMinor(expected_minor, currency, language) })]
      : []),
    ...(in_payout_minor > 0
      ? [t('payouts.next.in_payout', { amount: formatMinor(in_payout_minor, currency, language) })]
      : []),
  ]);
  if (lines.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-1 border-t border-line pt-3 text-14 text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
