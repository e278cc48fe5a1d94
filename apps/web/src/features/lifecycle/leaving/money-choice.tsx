import type { AnswerOf } from '@staylore/contract/contract';
import { Link } from 'react-router';
import { usePaths } from '../../../platform/page/paths.ts';
import { formatMinor } from '../../../platform/texts/format.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

type Leaving = AnswerOf<'GET /api/me/leaving'>;

interface Props {
  leaving: Pick<Leaving, 'coming' | 'has_bank_details'>;
  givesUp: boolean;
  onChange(givesUp: boolean): void;
}

const steps = ['expected', 'payable', 'in_payout'] as const;

/** Says what is still owed and asks whether to wait for it. */
export function MoneyChoice({ leaving, givesUp, onChange }: Props) {
  const { t } = useTexts();
  return (
    <section
      aria-labelledby="leaving-money"
      className="rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <h3 id="leaving-money" className="text-18">
        {t('leaving.money.title')}
      </h3>
      <Sums coming={leaving.coming} />
      {leaving.has_bank_details ? null : (
        <p className="mt-4 text-14">
          {t('leaving.money.no_account')} <AddAccount />
        </p>
      )}
      <fieldset className="mt-4 grid gap-3">
        <legend className="sr-only">{t('leaving.money.title')}</legend>
        <Choice
          label={t('leaving.money.wait')}
          hint={t('leaving.money.wait_hint')}
          checked={!givesUp}
          onChoose={() => onChange(false)}
        />
        <Choice
          label={t('leaving.money.give_up')}
          hint={t('leaving.money.give_up_hint')}
          checked={givesUp}
          onChoose={() => onChange(true)}
        />
      </fieldset>
    </section>
  );
}

function Sums({ coming }: Pick<Leaving, 'coming'>) {
  const { t, language } = useTexts();
  return (
    <ul className="mt-3 grid gap-3">
      {coming.map((sum) => (
        <li key={sum.currency}>
          <dl className="grid max-w-form grid-cols-3 gap-x-4">
            {steps.map((step) => (
              <div key={step}>
                <dt className="text-14 text-ink-soft">{t(`leaving.money.${step}`)}</dt>
                <dd className="font-serif text-18 tabular-nums">
                  {formatMinor(sum[`${step}_minor`], sum.currency, language)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function AddAccount() {
  const { t } = useTexts();
  const paths = usePaths();
  return (
    <Link to={paths.analytics} className="text-link">
      {t('leaving.money.add_account')}
    </Link>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  onChoose(): void;
}

function Choice({ label, hint, checked, onChoose }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-card border border-line-strong px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="leaving-money"
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-accent outline-none"
      />
      <span>
        <span className="font-medium">{label}</span>
        <span className="mt-0.5 block text-14 text-ink-soft">{hint}</span>
      </span>
    </label>
  );
}
