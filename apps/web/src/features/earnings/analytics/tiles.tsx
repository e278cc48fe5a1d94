import type { AnalyticsRecord } from '@staylore/contract/earnings/analytics';
import { toMinor } from '@staylore/money/money';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Card } from '../../../design/primitives/card/card.tsx';
import { formatMinor, formatNumber } from '../../../platform/texts/format.ts';
import { type Texts, useTexts } from '../../../platform/texts/texts.tsx';

/** The last 30 days in four tiles, each with its change against the 30 days before. */
export function Tiles({ record }: { record: AnalyticsRecord }) {
  const { t, language } = useTexts();
  const euros = (amount: number) => formatMinor(toMinor(amount, 'EUR'), 'EUR', language);
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <Tile
        name={t('analytics.clicks')}
        value={formatNumber(record.clicks_number, language)}
        change={changeOf(record.clicks_number, record.clicks_percentage)}
        hint={t('analytics.clicks_hint')}
      />
      <Tile
        name={t('analytics.bookings')}
        value={formatNumber(record.bookings_number, language)}
        change={changeOf(record.bookings_number, record.bookings_percentage)}
        hint={t('analytics.bookings_hint')}
      />
      <Tile
        name={t('analytics.earnings')}
        value={euros(record.earnings_number)}
        change={changeOf(record.earnings_number, record.earnings_percentage)}
        hint={t('analytics.earnings_hint')}
      />
      <Tile
        name={t('analytics.commission')}
        value={euros(record.comission_number)}
        change={changeOf(record.comission_number, record.comission_percentage)}
        hint={t('analytics.commission_hint')}
      />
    </div>
  );
}

/** Nothing now and nothing before is no change. */
const changeOf = (now: number, percent: number | null) => (now === 0 && percent === null ? 0 : percent);

interface TileProps {
  name: string;
  value: string;
  /** Percent; `null` without an earlier figure. */
  change: number | null;
  hint: string;
}

function Tile({ name, value, change, hint }: TileProps) {
  return (
    <Card className="row-span-4 grid grid-rows-subgrid gap-y-0 p-4 max-[22rem]:p-3 md:p-5">
      <h3 className="font-sans text-14 font-medium tracking-normal text-ink-soft">{name}</h3>
      <p className="mt-1 font-serif text-28 tracking-tight whitespace-nowrap tabular-nums max-[26rem]:text-22 md:text-36">
        {value}
      </p>
      <Change percent={change} />
      <p className="mt-3 border-t border-line pt-2.5 text-12 text-ink-soft">{hint}</p>
    </Card>
  );
}

/** Coloured and worded by the sign of the change; without an earlier figure it is simply new. */
function Change({ percent }: { percent: number | null }) {
  const texts = useTexts();
  const { t } = texts;
  if (percent === null)
    return (
      <p className="mt-1.5">
        <span className="rounded-pill bg-sunken px-2.5 py-0.5 text-12 font-medium text-ink-soft">
          {t('analytics.change_new')}
        </span>
      </p>
    );
  if (percent === 0) return <p className="mt-1.5 text-14 text-ink-soft">{t('analytics.change_same')}</p>;
  const Icon = percent > 0 ? TrendingUp : TrendingDown;
  return (
    <p className={`mt-1.5 flex items-start gap-1.5 text-14 ${percent > 0 ? 'text-good' : 'text-bad'}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {changeText(percent, texts)}
    </p>
  );
}

function changeText(percent: number, { t, language }: Texts): string {
  const shown = `${formatNumber(Math.abs(percent), language)}${language === 'de' ? ' ' : ''}%`;
  return t(percent > 0 ? 'analytics.change_up' : 'analytics.change_down', { percent: shown });
}
